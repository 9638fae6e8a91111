import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { Order } from '../../../contract/objects.ts';
import { isCourier } from '../../../domain/shipping/couriers.ts';
import { courierOfResi } from '../../../domain/shipping/resi.ts';
import { courierNames } from '../../../i18n/couriers.ts';
import { ConflictPanel } from '../form/form-notes.tsx';
import { mergeRecord } from '../form/merge.ts';
import { useTexts } from '../list/texts.ts';
import { Button } from '../../ui/app/button.tsx';
import { TextInput } from '../../ui/app/field.tsx';
import { MovedNote } from './moved-note.tsx';
import { childOf, useOrderRecord, useOrderWords, valuesOf } from './order-record.ts';
import { addressLines } from './parcel-address.ts';
import { usePlaceNames } from '../list/place-names.ts';
import { ResiQuestion } from './resi-question.tsx';
import type { Kit, Run, Step } from './ship-run.ts';
import layout from '../../ui/page/layout.module.css';
import styles from './ship-run.module.css';
import { useDifferenceWords } from './use-difference-words.ts';

/** The most letters of a tracking number that the contract takes. */
const LONGEST = 60;

interface Props {
  run: Run;
  kit: Kit;
  /** by which it would be sent */
  courier: string;
  onType: (typed: string) => void;
  /** `isShared`: its number is also another kit's, and that is meant */
  onScan: (order: Order, number: string, isShared: boolean) => void;
  onStep: (step: Step) => void;
}

/** The kit whose number is scanned or typed now. A scanner types quickly and ends with the Enter key. */
export const KitScan = (props: Props) => {
  const { kit, onScan, onStep, courier } = props;
  const { order, number, state } = kit;
  const differences = useDifferences();
  if (state.kind === 'used')
    return (
      <>
        <KitHead kit={kit} courier={courier} />
        <ResiQuestion
          resi={number}
          child={state.by}
          onChange={() => onStep({ kind: 'change number', id: order.order_id })}
          onUse={() => onScan(order, number, true)}
        />
      </>
    );
  if (state.kind !== 'changed') return <NumberForm {...props} />;
  const { present } = state;
  return (
    <>
      <KitHead kit={{ order: present }} courier={courier} />
      <ConflictPanel
        {...differences(kit, courier, present)}
        keepMine={() => onScan(present, number, true)}
        takeTheirs={() => onStep({ kind: 'take theirs', id: order.order_id, present })}
      />
    </>
  );
};

const NumberForm = ({ run, kit, courier, onType, onScan, onStep }: Props) => {
  const { admin, fields, problems } = useTexts();
  const { run: words } = admin.orders;
  const { order, number, state } = kit;
  const id = order.order_id;
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState(state.kind === 'refused' ? state.reason : null);
  useEffect(() => {
    input.current?.focus();
    input.current?.select();
  }, []);
  /** the number without the courier's form that was asked about: sent once more, it is meant */
  const odd = useRef<string | null>(null);
  const problemOf = (typed: string): string | null => {
    if (typed === '') return words.required;
    if (typed.length > LONGEST) return problems.too_long(fields.resi);
    const other = courierOfResi(typed);
    if (other === courier || odd.current === typed || !isCourier(courier)) return null;
    odd.current = typed;
    return other === null
      ? words.noForm(courierNames[courier])
      : words.otherForm(courierNames[other], courierNames[courier]);
  };
  const scan = (event: FormEvent) => {
    event.preventDefault();
    const typed = input.current?.value.trim() ?? '';
    const found = problemOf(typed);
    setProblem(found);
    if (found === null) onScan(order, typed, false);
    else input.current?.select();
  };
  return (
    <form className={styles.scan} method="post" noValidate onSubmit={scan} aria-label={childOf(order)}>
      <KitHead kit={kit} courier={courier} />
      <MovedNote order={order} courier={courier} />
      <TextInput
        ref={input}
        name="resi"
        label={words.numberOf(childOf(order), run.kits.indexOf(kit) + 1, run.kits.length)}
        description={isCourier(courier) ? `${words.hint} ${words.forms[courier]}` : words.hint}
        defaultValue={number}
        error={problem}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        data-autofocus
        onChange={({ currentTarget }) => {
          setProblem(null);
          onType(currentTarget.value === number ? '' : currentTarget.value);
        }}
      />
      <div className={layout.ways}>
        <Button type="submit">{words.submit}</Button>
        <Button variant="outline" onClick={() => onStep({ kind: 'skip', id })}>
          {words.skip}
        </Button>
      </div>
    </form>
  );
};

/** Whose kit it is, where it goes, by whom, and what the family asks the courier for. */
const KitHead = ({ kit: { order }, courier }: { kit: Pick<Kit, 'order'>; courier: string }) => {
  const { orders } = useTexts().admin;
  const places = usePlaceNames();
  const inWords = useOrderWords();
  const { special_notes: notes } = order.users;
  return (
    <div>
      <p className={styles.name}>
        {childOf(order)} <span className={styles.courier}>{inWords.courier(courier)}</span>
      </p>
      <p className={styles.address}>{addressLines(order, places).join(', ')}</p>
      {notes !== '' && <p className={styles.note}>{orders.notes(notes)}</p>}
    </div>
  );
};

/** What was to be stored of a kit, and what somebody else has stored. */
const useDifferences = () => {
  const record = useOrderRecord();
  const inWords = useDifferenceWords();
  return ({ order, number }: Kit, courier: string, present: Order) => {
    const entered = { ...valuesOf(order), courier, resi: number, delivery_status: 'shipped' as const };
    const { choose, notices } = mergeRecord(record, order, entered, present);
    return { differences: choose.map(inWords), notices: notices.map(inWords) };
  };
};
