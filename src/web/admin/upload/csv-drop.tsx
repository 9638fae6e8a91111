import { type DragEvent, type ReactNode, useRef, useState } from 'react';
import { useHydrated } from '../../app/use-hydrated.ts';
import { Button } from '../../ui/app/button.tsx';
import styles from './csv-drop.module.css';
import { textOf } from './table-text.ts';

/** A table as it is sent. */
export interface Dropped {
  file_name: string;
  content: string;
}

interface Props {
  /** the words of the button */
  label: string;
  /** a larger file is not read */
  maxBytes: number;
  isBusy: boolean;
  /** null: the file is too large */
  onFile: (fileName: string, content: string | null) => void;
  /** what may be dropped here */
  children: ReactNode;
}

/** Takes a table as CSV, dropped or chosen. */
export const CsvDrop = ({ label, maxBytes, isBusy, onFile, children }: Props) => {
  const [isOver, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const isHydrated = useHydrated();
  const take = async (file: File | undefined) => {
    if (file && !isBusy)
      onFile(file.name.slice(0, 200), file.size > maxBytes ? null : textOf(await file.arrayBuffer()));
  };
  const over = (event: DragEvent, isIt: boolean) => {
    event.preventDefault();
    setOver(isIt);
  };
  return (
    <div
      className={styles.drop}
      data-over={isOver || undefined}
      onDragOver={(event) => over(event, true)}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        over(event, false);
        void take(event.dataTransfer.files[0]);
      }}
    >
      {children}
      <input
        ref={input}
        type="file"
        accept=".csv,text/csv"
        hidden
        onChange={({ currentTarget }) => {
          void take(currentTarget.files?.[0]);
          // The same file can be chosen again once it is corrected.
          currentTarget.value = '';
        }}
      />
      <Button variant="outline" disabled={!isHydrated} isOff={isBusy} onClick={() => input.current?.click()}>
        {label}
      </Button>
    </div>
  );
};
