import { IconLock } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import type { CardScript } from '../../../contract/payment-objects.ts';
import type { BillView } from '../../../domain/billing/bill-view.ts';
import {
  type CardBrand,
  cardBrand,
  cardCodeProblem,
  cardDigits,
  cardNumberProblem,
  groupedCardNumber,
  readCardExpiry,
  shownExpiry,
} from '../../../domain/billing/card-form.ts';
import { type CalendarDate, dayInJakarta } from '../../../domain/values/calendar-date.ts';
import { ApiRefusal } from '../../frame/api.ts';
import { useTexts } from '../pattern/texts.ts';
import { Button } from '../../ui/app/button.tsx';
import { TextInput, type TextInputProps } from '../../ui/app/field.tsx';
import { CARD_FORM } from './card-form-id.ts';
import { CardTokenRefused, type TypedCard, cardTokenOf, loadCardGateway } from '../pay/card-gateway.ts';
import styles from './card-fields.module.css';
import { ChargeProblem } from '../pay/charge-problem.tsx';
import { priceListQuery } from '../pay/purchase-queries.ts';
import { useSchoolClock } from '../pattern/school-clock.ts';
import type { StepProps } from './steps.tsx';
import { useOpenCharge } from '../pay/use-open-charge.ts';
import { gradeToPay } from './year-grades.ts';

const names = ['number', 'holder', 'expiry', 'code'] as const;
type Name = (typeof names)[number];
type Problems = Partial<Record<Name, string>>;
type Fields = Record<Name, RefObject<HTMLInputElement | null>>;

/**
 * The card. What is typed stays in these inputs: it is in no state, no address and no storage, and goes to the gateway alone
 * (decision 0034). The button that sends it is the last one of the drawer's steps.
 */
export default function CardFields(props: StepProps & { view: BillView }) {
  const { card: words } = useTexts().purchase;
  const script = useQuery(priceListQuery).data?.card ?? null;
  const gateway = useGateway(script);
  const charge = useOpenCharge({ ...props, grade: gradeToPay(props.at, props.grades) });
  const form = useRef<HTMLFormElement>(null);
  const fields = useFields();
  const problemsOf = useProblems();
  const [problems, setProblems] = useState<Problems>({});
  const [brand, setBrand] = useState<CardBrand | null | undefined>();
  useForget(form);
  useShown(charge.error, form);

  const pay = (event: FormEvent) => {
    event.preventDefault();
    const { found, card } = problemsOf(fields);
    setProblems(found);
    const first = names.find((name) => found[name] !== undefined);
    if (first) fields[first].current?.focus();
    else if (card && script) charge.open(() => tokenOf(script, card, words));
  };
  const mended = (name: Name) => () => setProblems(({ [name]: _mended, ...others }) => others);
  const field = (name: Name): TextInputProps => ({
    ...inputs[name],
    ref: fields[name],
    label: words[name],
    error: problems[name],
    spellCheck: false,
    onChange: mended(name),
  });

  return (
    <form ref={form} id={CARD_FORM} className={styles.card} noValidate onSubmit={pay}>
      <TextInput
        {...field('number')}
        onInput={({ currentTarget: input }) => {
          write(input, groupedCardNumber(input.value));
          setBrand(cardDigits(input.value).length < 4 ? undefined : cardBrand(input.value));
        }}
        description={<Brand brand={brand} isRefused={problems.number !== undefined} />}
      />
      <TextInput {...field('holder')} />
      <div className={styles.pair}>
        <TextInput
          {...field('expiry')}
          placeholder={words.expiryForm}
          onInput={({ currentTarget: input, nativeEvent }) => {
            const isDeleted = nativeEvent instanceof InputEvent && nativeEvent.inputType.startsWith('delete');
            if (!isDeleted) write(input, shownExpiry(input.value));
          }}
        />
        <TextInput {...field('code')} description={words.codeHint} />
      </div>
      {gateway.failed && (
        <p className={styles.missing} role="alert">
          {words.scriptMissing}
          <Button variant="outline" size="compact" onClick={gateway.retry}>
            {words.retry}
          </Button>
        </p>
      )}
      <ChargeProblem error={charge.error} />
      <p className={styles.private}>
        <IconLock size={20} aria-hidden="true" />
        {words.private}
      </p>
      {script?.environment === 'sandbox' && <p className={styles.demo}>{words.demo}</p>}
    </form>
  );
}

/** Below the number, which needs its whole line on a small phone. */
const Brand = ({ brand, isRefused }: { brand: CardBrand | null | undefined; isRefused: boolean }) => {
  const { brands, taken, unrecognised } = useTexts().purchase.card;
  // What is wrong is said once, by the message.
  if (brand === undefined || (brand === null && isRefused)) return taken;
  return brand === null ? unrecognised : <strong>{brands[brand]}</strong>;
};

/** What browsers and phone keyboards need to know of each input. None has a name: a form that was sent would send nothing. */
const inputs = {
  number: { inputMode: 'numeric', autoComplete: 'cc-number', maxLength: 23 },
  holder: { autoComplete: 'cc-name', autoCapitalize: 'words' },
  expiry: { inputMode: 'numeric', autoComplete: 'cc-exp', maxLength: 9 },
  code: { inputMode: 'numeric', autoComplete: 'cc-csc', maxLength: 3 },
} as const;

const useFields = (): Fields => ({
  number: useRef(null),
  holder: useRef(null),
  expiry: useRef(null),
  code: useRef(null),
});

/** Writes what was typed in its own form, and leaves the caret behind the same digit. */
const write = (input: HTMLInputElement, text: string) => {
  if (text === input.value) return;
  const caret = input.selectionStart ?? input.value.length;
  const isAtEnd = caret === input.value.length;
  const before = input.value.slice(0, caret).replaceAll(/\D/g, '').length;
  input.value = text;
  if (isAtEnd) return;
  let [place, seen] = [0, 0];
  while (place < text.length && seen < before) {
    if (/\d/.test(text[place] ?? '')) seen += 1;
    place += 1;
  }
  input.setSelectionRange(place, place);
};

/** Reads the inputs: what is wrong with them, or the card. The day is the school's, whatever the phone's clock says. */
const useProblems = () => {
  const { purchase, problems } = useTexts();
  const { card: words } = purchase;
  const clock = useSchoolClock();
  return (fields: Fields): { found: Problems; card: TypedCard | null } => {
    const typed = (name: Name) => fields[name].current?.value ?? '';
    const today: CalendarDate = dayInJakarta(new Date(clock()));
    const expiry = readCardExpiry(typed('expiry'), today);
    const number = cardNumberProblem(typed('number'));
    const code = cardCodeProblem(typed('code'));
    const found: Problems = {
      ...(number !== null && {
        number:
          number === 'required'
            ? problems.required(words.number)
            : number === 'brand'
              ? words.unrecognised
              : words.invalid,
      }),
      ...(typed('holder').trim() === '' && { holder: problems.required(words.holder) }),
      ...(typeof expiry === 'string' && {
        expiry:
          expiry === 'required'
            ? problems.required(words.expiry)
            : expiry === 'past'
              ? words.past
              : problems.invalid(words.expiry),
      }),
      ...(code !== null && { code: problems[code](words.code) }),
    };
    if (typeof expiry === 'string' || Object.keys(found).length > 0) return { found, card: null };
    return { found, card: { number: cardDigits(typed('number')), code: typed('code').trim(), ...expiry } };
  };
};

/** The token, or what the parent is told instead. */
const tokenOf = async (
  script: CardScript,
  card: TypedCard,
  words: { scriptMissing: string; invalid: string; failed: string },
): Promise<string> => {
  const gateway = await loadCardGateway(script).catch(() => {
    throw new ApiRefusal(0, words.scriptMissing, { error: 'card_payment_failed' });
  });
  return cardTokenOf(gateway, card).catch((error: unknown) => {
    const isInvalid = error instanceof CardTokenRefused && error.invalid;
    throw isInvalid
      ? new ApiRefusal(422, words.invalid, { error: 'invalid_card' })
      : new ApiRefusal(0, words.failed, { error: 'card_payment_failed' });
  });
};

/** The gateway's script, loaded once a card is chosen and not before. */
const useGateway = (script: CardScript | null) => {
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (script) loadCardGateway(script).catch(() => setFailed(true));
  }, [script]);
  const retry = () => {
    setFailed(false);
    if (script) loadCardGateway(script).catch(() => setFailed(true));
  };
  return { failed, retry };
};

/** Nothing typed outlives the form: not the payment, and not the drawer. */
const useForget = (form: RefObject<HTMLFormElement | null>) =>
  useEffect(() => {
    const here = form.current;
    return () => here?.reset();
  }, [form]);

/** Why it was refused stands below the fields, which may be out of sight behind the phone's keyboard. */
const useShown = (error: Error | null, form: RefObject<HTMLFormElement | null>) =>
  useEffect(() => {
    if (error) form.current?.querySelector('[role=alert]')?.scrollIntoView({ block: 'center' });
  }, [error, form]);
