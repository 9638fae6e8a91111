import { type RefObject, useRef, useState } from 'react';
import {
  MOST_NOTED_AT_ONCE,
  type DifferenceState,
  type SettlementDifference,
  differenceStates,
} from '../../../contract/day-close.ts';
import { isMonth } from '../../../domain/billing/day-close.ts';
import { type DifferenceKind, differenceKinds } from '../../../domain/billing/settlement-differences.ts';
import { formatRupiah, rupiah } from '../../../domain/values/money.ts';
import { paths } from '../../../paths.ts';
import { useLanguage } from '../../frame/page-info.tsx';
import { apiQuery } from '../../app/screen.ts';
import { ListFilter } from '../list/list-filter.tsx';
import { wordFilter } from '../list/list-params.ts';
import { listScreen } from '../list/list-screen.tsx';
import { OfficeBack } from '../list/office-back.tsx';
import layout from '../../ui/page/layout.module.css';
import listStyles from '../list/office-list.module.css';
import { usePanel } from '../list/open-row.ts';
import { useRowTicks } from '../list/row-ticks.ts';
import { useTexts } from '../list/texts.ts';
import { Button } from '../../ui/app/button.tsx';
import { DIFFERENCES_WIDTH, useDifferenceColumns } from './difference-columns.tsx';
import { DifferencePanel } from './difference-panel.tsx';
import { type ManyNoted, ManyNotePanel, TICKED } from './many-note.tsx';
import { monthName, monthsToChoose } from '../list/month-names.ts';

/** Names the reason why no note can be written for several. */
const NOT_MANY = 'not-many';

const isKind = (text: string): text is DifferenceKind => differenceKinds.some((one) => one === text);
const isState = (text: string): text is DifferenceState => differenceStates.some((one) => one === text);

const filters = {
  month: (text: string) => (isMonth(text) ? text : undefined),
  kind: wordFilter(isKind),
  state: wordFilter(isState),
};

const list = listScreen({
  filters,
  query: ({ q, page, size }, chosen) =>
    apiQuery('GET /payment/differences', { query: { q, page, size, ...chosen } }),
  read: ({ differences: rows, total }) => ({ rows, total }),
  rowId: 'difference_id',
  // Half of what one note can be written for.
  pageSize: 50,
});
export const loader = list.loader;
export const clientLoader = list.clientLoader;
export const shouldRevalidate = list.shouldRevalidate;

const canBeTicked = ({ looked_into: found }: SettlementDifference) => found === null;

/** Every difference of a month: what kind it is, what it puts at stake, and whether somebody has looked into it. */
export default function Differences() {
  const { dayClose } = useTexts().admin;
  const { filters: chosen } = list.useList();
  const answer = list.useAnswer();
  const page = list.usePage();
  const panel = usePanel('difference');
  const ticks = useRowTicks(page.rows ?? [], { idOf: ({ difference_id: id }) => id, canBeTicked });
  const manyButton = useRef<HTMLButtonElement>(null);
  const [left, setLeft] = useState<readonly string[]>([]);
  const sum = formatRupiah(rupiah(answer?.at_stake ?? 0));
  const onNoted = ({ changed, gone }: ManyNoted) => {
    for (const { difference_id: id } of ticks.chosen) ticks.drop(id);
    setLeft([...changed.map(({ order_id: order }) => order), ...gone.map(orderOf)]);
  };
  return (
    <>
      <OfficeBack to={paths.adminDayClose(answer?.month)} words={dayClose.close} />
      <list.Screen
        texts={{
          title: dayClose.listTitle,
          searchHint: dayClose.searchHint,
          found: (count) => dayClose.found(count, sum),
          emptyTitle: dayClose.listEmptyTitle,
          emptyText: dayClose.listEmptyText,
          noneTitle: dayClose.noneTitle,
          noneText: dayClose.noneText,
          ...((chosen.kind ?? chosen.state) !== undefined && {
            filteredTitle: dayClose.filteredTitle,
            filteredText: dayClose.filteredText,
          }),
        }}
        columns={useDifferenceColumns(ticks, ({ difference_id: id }) => panel.open(id))}
        openId={panel.named}
        minWidth={DIFFERENCES_WIDTH}
        wide
        filters={
          <>
            <Filters answer={answer} />
            <ManyButton ticked={ticks.chosen.length} button={manyButton} onOpen={() => panel.open(TICKED)} />
          </>
        }
        notice={
          left.length > 0 && (
            <div className={`${listStyles.notice} ${listStyles.atEdge}`} role="alert">
              <p>{dayClose.left(left.join(', '))}</p>
              <Button variant="subtle" onClick={() => setLeft([])}>
                {dayClose.understood}
              </Button>
            </div>
          )
        }
      >
        {panel.named !== TICKED && <DifferencePanel page={page} />}
        <ManyNotePanel ticked={ticks.chosen} onNoted={onNoted} opener={manyButton} />
      </list.Screen>
    </>
  );
}

const orderOf = (differenceId: string): string => differenceId.slice(differenceId.indexOf('.') + 1);

const Filters = ({ answer }: { answer: { month: string; this_month: string } | undefined }) => {
  const { dayClose } = useTexts().admin;
  const language = useLanguage();
  const { filters: chosen, setFilter } = list.useList();
  const shown = chosen.month ?? answer?.month ?? '';
  return (
    <>
      <ListFilter
        label={dayClose.month}
        value={shown}
        onChoose={(value) => setFilter('month', value)}
        data={(answer ? monthsToChoose(answer.this_month, shown) : []).map((value) => ({
          value,
          label: monthName(value, language),
        }))}
      />
      <ListFilter
        label={dayClose.kind}
        value={chosen.kind}
        onChoose={(value) => setFilter('kind', value)}
        all={dayClose.allKinds}
        data={differenceKinds.map((value) => ({ value, label: dayClose.kinds[value] }))}
      />
      <ListFilter
        label={dayClose.noteState}
        value={chosen.state}
        onChoose={(value) => setFilter('state', value)}
        all={dayClose.allStates}
        data={differenceStates.map((value) => ({ value, label: dayClose.noteStates[value] }))}
      />
    </>
  );
};

interface ManyButtonProps {
  ticked: number;
  button: RefObject<HTMLButtonElement | null>;
  onOpen: () => void;
}

/** Opens the note for all that are ticked; where that cannot be, it says why. */
const ManyButton = ({ ticked, button, onOpen }: ManyButtonProps) => {
  const { dayClose } = useTexts().admin;
  const canOpen = ticked > 0 && ticked <= MOST_NOTED_AT_ONCE;
  return (
    <>
      <Button
        ref={button}
        variant="outline"
        // Not `disabled`: it has the focus when the panel has closed.
        isOff={!canOpen}
        aria-describedby={canOpen ? undefined : NOT_MANY}
        onClick={onOpen}
      >
        {dayClose.noteTicked(ticked)}
      </Button>
      {!canOpen && (
        <p id={NOT_MANY} className={layout.soft}>
          {ticked === 0 ? dayClose.tickFirst : dayClose.tooManyTicked(ticked)}
        </p>
      )}
    </>
  );
};
