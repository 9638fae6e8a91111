import type { ImportCheck } from '../../../contract/family-import.ts';
import { Alert } from '../../ui/app/alert.tsx';
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
  const already = check.already > 0 && <p>{words.already(check.already)}</p>;
  if (check.fault_count > 0)
    return (
      <Alert color="rosella" title={words.faultsTitle(check.fault_count)}>
        <p>{words.faultsLead}</p>
        <ul className={styles.faults}>
          {check.faults.map(({ line, column, fault }) => (
            <li key={`${line} ${column} ${fault}`}>
              <strong>{words.line(line)}</strong>: “{words.columns[column]}” {words.faults[fault]}
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
      {already}
    </>
  );
};
