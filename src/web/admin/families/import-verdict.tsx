import type { ImportCheck } from '../../../contract/family-import.ts';
import { formatRupiah, rupiah } from '../../../domain/values/money.ts';
import { usePageInfo } from '../../frame/page-info.tsx';
import { Alert } from '../../ui/app/alert.tsx';
import { monthName } from '../list/month-names.ts';
import { officeDate } from '../list/office-date.ts';
import { useTexts } from '../list/texts.ts';
import styles from './imports.module.css';

/** What would become of a file: why it cannot be read, which cells are wrong, or how many families it brings. */
export const ImportVerdict = ({ fileName, check }: { fileName: string; check: ImportCheck }) => {
  const { imports: words } = useTexts().admin;
  if (check.problem !== null) {
    const { problem, line, columns } = check.problem;
    return (
      <Alert color="rosella" title={words.problem}>
        {fileName}: {words.problems[problem]} {columns.map((column) => words.columns[column]).join(', ')}
        {line !== null && words.line(line)}
      </Alert>
    );
  }
  const already = check.already > 0 && <LeftOut check={check} />;
  if (check.fault_count > 0)
    return (
      <Alert color="rosella" title={words.faultsTitle(check.fault_count)}>
        <p>{words.faultsLead}</p>
        <ul className={styles.faults}>
          {check.faults.map((found) => (
            <li key={`${found.line} ${found.column} ${found.fault}`}>
              <strong>{words.line(found.line)}</strong>, {words.columns[found.column]}:{' '}
              <Wrong found={found} open={check.open_batches} />
            </li>
          ))}
        </ul>
        {check.fault_count > check.faults.length && (
          <p>{words.moreFaults(check.fault_count - check.faults.length)}</p>
        )}
        {already}
      </Alert>
    );
  return (
    <>
      <h3>{check.families > 0 ? words.readyTitle : words.nothingTitle}</h3>
      {check.families > 0 && (
        <p>
          {fileName}: {words.ready(check.families, check.children, check.years)}
        </p>
      )}
      <PaperMoney check={check} />
      {already}
    </>
  );
};

/** Into which months the money that was paid on paper is booked. */
const PaperMoney = ({ check: { paper_money: months } }: { check: ImportCheck }) => {
  const { imports: words } = useTexts().admin;
  const { language } = usePageInfo();
  if (months.length === 0) return null;
  return (
    <>
      <p>{words.paperMoney}</p>
      <ul className={styles.hints}>
        {months.map(({ month, amount }) => (
          <li key={month}>
            {monthName(month, language)}: {formatRupiah(rupiah(amount))}
          </li>
        ))}
      </ul>
    </>
  );
};

/** What is wrong with a cell, which it quotes. */
const Wrong = ({ found, open }: { found: ImportCheck['faults'][number]; open: readonly number[] }) => {
  const { imports: words } = useTexts().admin;
  const { column, fault, cell, ended_on: endedOn } = found;
  if (cell === '') return words.faults[fault];
  if (endedOn !== null) return `${words.batchOver(cell, officeDate(endedOn))} ${words.openBatches(open)}`;
  if (column === 'batch') return `“${cell}” ${words.noBatch} ${words.openBatches(open)}`;
  const reasons: Readonly<Partial<Record<typeof column, string>>> = words.reasons;
  return `“${cell}” ${(fault === 'invalid' && reasons[column]) || words.faults[fault]}`;
};

/** Which rows are of families that the school has already. */
const LeftOut = ({ check }: { check: ImportCheck }) => {
  const { imports: words } = useTexts().admin;
  const unnamed = check.already - check.left_out.length;
  return (
    <>
      <p>{words.already(check.already)}</p>
      <ul className={styles.hints}>
        {check.left_out.map(({ line, family }) => (
          <li key={line}>
            {words.line(line)}: {family}
          </li>
        ))}
      </ul>
      {unnamed > 0 && <p>{words.moreFaults(unnamed)}</p>}
    </>
  );
};
