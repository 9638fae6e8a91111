import {
  type ComponentProps,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import styles from './tab-strip.module.css';

export interface Tab<Name extends string> {
  name: Name;
  label: string;
  icon?: ReactNode;
  /** how many things wait there, and how to say it; none is not shown */
  waiting?: { count: number; label: string };
}

/** So many marks with their words fit beside each other; of more, the words stand below the marks. */
const MANY = 5;

interface Props<Name extends string> {
  label: string;
  tabs: readonly Tab<Name>[];
  chosen: Name;
  onChoose: (name: Name) => void;
  /** where a tab leads before the page is hydrated, and in a new window */
  hrefOf: (name: Name) => string;
  /** what stands beside the tabs without being one, such as an action */
  beside?: ReactNode;
  panel: (name: Name) => ReactNode;
}

const steps: Record<string, (place: number, count: number) => number> = {
  ArrowRight: (place, count) => (place + 1) % count,
  ArrowLeft: (place, count) => (place - 1 + count) % count,
  Home: () => 0,
  End: (_place, count) => count - 1,
};

/**
 * Tabs above their panel: one strip, which scrolls sideways on a phone and keeps the chosen tab in sight. A panel that was
 * shown stays, hidden, and with it what was typed there.
 */
export function TabStrip<Name extends string>({
  label,
  tabs,
  chosen,
  onChoose,
  hrefOf,
  beside,
  panel,
}: Props<Name>) {
  const id = useId();
  const strip = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState<readonly Name[]>([chosen]);
  if (!shown.includes(chosen)) setShown([...shown, chosen]);
  useEffect(() => keepInSight(strip.current, document.getElementById(`${id}-${chosen}`)), [id, chosen]);

  const choose = (event: MouseEvent, name: Name) => {
    if (event.button !== 0 || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    onChoose(name);
  };
  const move = (event: KeyboardEvent) => {
    if (event.key === ' ' && event.target instanceof HTMLAnchorElement) {
      event.preventDefault();
      event.target.click();
      return;
    }
    const step = steps[event.key];
    if (!step || event.altKey || event.ctrlKey || event.metaKey) return;
    const next =
      tabs[
        step(
          tabs.findIndex(({ name }) => name === chosen),
          tabs.length,
        )
      ];
    if (!next) return;
    event.preventDefault();
    onChoose(next.name);
    document.getElementById(`${id}-${next.name}`)?.focus({ preventScroll: true });
  };

  return (
    <>
      <div className={styles.strip}>
        <div className={styles.frame} data-many={tabs.length > MANY || undefined} ref={strip}>
          {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- its tabs take the focus */}
          <div role="tablist" aria-label={label} className={styles.tabs} onKeyDown={move}>
            {tabs.map((tab) => (
              <a
                key={tab.name}
                id={`${id}-${tab.name}`}
                href={hrefOf(tab.name)}
                role="tab"
                className={styles.tab}
                aria-selected={tab.name === chosen}
                aria-controls={shown.includes(tab.name) ? `${id}-${tab.name}-panel` : undefined}
                tabIndex={tab.name === chosen ? 0 : -1}
                onClick={(event) => choose(event, tab.name)}
              >
                {tab.icon}
                {tab.label}
                {tab.waiting && tab.waiting.count > 0 && <Waiting {...tab.waiting} />}
              </a>
            ))}
          </div>
          {beside && <div className={styles.beside}>{beside}</div>}
        </div>
      </div>
      {tabs
        .filter(({ name }) => shown.includes(name))
        .map(({ name }) => (
          <div
            key={name}
            id={`${id}-${name}-panel`}
            role="tabpanel"
            aria-labelledby={`${id}-${name}`}
            className={styles.panel}
            hidden={name !== chosen}
          >
            {panel(name)}
          </div>
        ))}
    </>
  );
}

const Waiting = ({ count, label }: { count: number; label: string }) => (
  <span className={styles.waiting} role="img" aria-label={label}>
    {count}
  </span>
);

/** Stands among the tabs and looks like one, but does something instead of showing it; for `beside`. */
export const TabAction = ({
  label,
  icon,
  ...rest
}: { label: string; icon: ReactNode } & ComponentProps<'button'>) => (
  <button {...rest} type="button" className={styles.tab}>
    {icon}
    {label}
  </button>
);

/** Scrolls the strip alone, never the page. */
const keepInSight = (strip: HTMLElement | null, tab: HTMLElement | null) => {
  if (!strip || !tab || strip.scrollWidth <= strip.clientWidth) return;
  const around = (strip.clientWidth - tab.offsetWidth) / 2;
  strip.scrollTo({ left: tab.offsetLeft - around });
};
