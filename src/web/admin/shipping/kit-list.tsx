import { StatusWord } from '../list/status-word.tsx';
import { useTexts } from '../list/texts.ts';
import { Button } from '../../ui/app/button.tsx';
import { childOf } from './order-record.ts';
import { useCityNames } from '../list/place-names.ts';
import { type KitState, type Run, isOpen } from './ship-run.ts';
import styles from './ship-run.module.css';

const tones = {
  waiting: 'waiting',
  sending: 'waiting',
  shipped: 'done',
  skipped: 'off',
  held: 'stopped',
  refused: 'stopped',
  used: 'stopped',
  changed: 'stopped',
} as const satisfies Record<KitState['kind'], string>;

/** All kits of a run and where each of them stands. */
export const KitList = ({ run, onGoTo }: { run: Run; onGoTo: (orderId: number) => void }) => {
  const { run: words } = useTexts().admin.orders;
  const cities = useCityNames();
  return (
    <ol className={styles.kits} aria-label={words.kits}>
      {run.kits.map((kit) => {
        const { order, number, state } = kit;
        const id = order.order_id;
        return (
          <li key={id} aria-current={id === run.current ? 'step' : undefined}>
            <div>
              <strong>{childOf(order)}</strong>
              <span>{cities.get(order.users.city) ?? order.users.city}</span>
              {number !== '' && <span>{number}</span>}
              {state.kind === 'refused' && <span>{state.reason}</span>}
            </div>
            <StatusWord tone={tones[state.kind]}>{words.states[state.kind]}</StatusWord>
            {isOpen(kit) && id !== run.current && (
              <Button variant="subtle" color="lagoon" onClick={() => onGoTo(id)}>
                {words.goTo}
                <span className="visually-hidden"> {childOf(order)}</span>
              </Button>
            )}
          </li>
        );
      })}
    </ol>
  );
};
