import { useFocusTrap, useMediaQuery, useMergedRef } from '@mantine/hooks';
import { IconX } from '@tabler/icons-react';
import { type ComponentProps, type ReactNode, useEffect, useEffectEvent, useId, useRef } from 'react';
import { MessageRow } from '../../shell/message-row.tsx';
import styles from './office-panel.module.css';

/** As in the style sheet. */
const BESIDE = '(width >= 68.75em)';

interface Props {
  title: string;
  /** the name of the cross */
  close: string;
  onClose: () => void;
  /** buttons before the cross */
  tools?: ReactNode;
  /** what keys do, by their names in lower case: single ones while nobody types, those with `alt+` also in a field of the panel */
  keys?: Readonly<Record<string, () => void>>;
  children: ReactNode;
}

/**
 * A dialog beside the screen at a desk, which stays in use; on a narrower one it covers the screen and keeps the focus. Open
 * while it is rendered. What is told while it is open stands at its foot.
 */
export const OfficePanel = ({ title, close, onClose, tools, keys = {}, children }: Props) => {
  const id = useId();
  const panel = useRef<HTMLElement>(null);
  const covers = !useMediaQuery(BESIDE, true);
  const ref = useMergedRef(panel, useFocusTrap(covers));
  useKeys(panel, { ...keys, escape: onClose });
  return (
    <>
      {/* For the mouse alone: Escape and the cross do the same. */}
      <div className={styles.overlay} onClick={onClose} aria-hidden="true" />
      <section
        ref={ref}
        className={styles.panel}
        role="dialog"
        aria-modal={covers || undefined}
        aria-labelledby={id}
        data-office-panel
      >
        <div className={styles.head}>
          <h2 id={id} className={styles.title}>
            {title}
          </h2>
          {tools}
          <PanelTool aria-label={close} onClick={onClose}>
            <IconX size={22} aria-hidden="true" />
          </PanelTool>
        </div>
        <div className={styles.body}>{children}</div>
        {/* Below what scrolls: what is read and pressed stays where it is when a message comes. */}
        <MessageRow />
      </section>
    </>
  );
};

/** A button in the head of a panel. */
export const PanelTool = (props: ComponentProps<'button'>) => (
  <button type="button" className={styles.tool} {...props} />
);

const TYPED_IN = 'input:not([type=checkbox]), textarea, select, [contenteditable=true]';

/** What may lie over the panel. */
const OVER = '[role=dialog], dialog[open], :popover-open';

/**
 * Keys of the whole page, unless another dialog is open over the panel, or a field has the focus: only Escape and those with Alt work
 * in the panel's own.
 */
const useKeys = (panel: { current: HTMLElement | null }, keys: Readonly<Record<string, () => void>>) => {
  const hear = useEffectEvent((event: KeyboardEvent) => {
    const act = keys[`${event.altKey ? 'alt+' : ''}${event.key.toLowerCase()}`];
    if (!act || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const top = [...document.querySelectorAll(OVER)].at(-1) ?? null;
    if (top !== panel.current) return;
    const { target } = event;
    const field = target instanceof Element ? target.closest(TYPED_IN) : null;
    const worksInFields = event.key === 'Escape' || event.altKey;
    if (field && !(worksInFields && panel.current?.contains(field))) return;
    // With Alt also the browser's own: a select would open.
    event.preventDefault();
    // A question that this opens must not hear the same key.
    setTimeout(act);
  });
  useEffect(() => {
    // Before a question over the panel hears the key and closes.
    addEventListener('keydown', hear, { capture: true });
    return () => removeEventListener('keydown', hear, { capture: true });
  }, []);
};
