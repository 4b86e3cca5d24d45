import { formatMoney, parseMoney, parseNumber, parseTime } from '@console/format';
import { makeStyles } from '@fluentui/react-components';
import { Input, type InputProps } from '../field/Input.tsx';
import { useTypedText } from '../field/useTypedText.ts';

type Rest = Omit<InputProps, 'value' | 'onChange' | 'onBlur' | 'type'> & { readonly onBlur?: (() => void) | undefined };

/** The value is a number, or the text that could not be read as one. */
export interface NumberInputProps extends Rest {
  readonly value: number | string | null;
  readonly onChange: (value: number | string | null) => void;
}

const grouped = (value: number): string => {
  const [whole = '', fraction] = String(value).split('.');
  const thousands = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  return fraction === undefined ? thousands : `${thousands}.${fraction}`;
};

const plain = {
  read: parseNumber,
  show: (value: number | string) => (typeof value === 'number' ? grouped(value) : value),
};
const pounds = {
  read: parseMoney,
  show: (value: number | string) => (typeof value === 'number' ? formatMoney(value).replace('£', '') : value),
};
const percent = { read: (text: string) => parseNumber(text.replace(/%\s*$/, '')), show: plain.show };
const clock = { read: parseTime, show: (value: string) => value };

/** A number. Its thousands get commas when the focus leaves the box. */
export function NumberInput({ value, onChange, onBlur, ...rest }: NumberInputProps) {
  const { text, type, endEdit } = useTypedText<number>(value, onChange, plain);
  return <Input inputMode="decimal" {...rest} value={text} onChange={type} onBlur={leaving(endEdit, onBlur)} />;
}

/** An amount of money. The value is in pence, the box shows pounds (C§1). */
export function MoneyInput({ value, onChange, onBlur, ...rest }: NumberInputProps) {
  const { text, type, endEdit } = useTypedText<number>(value, onChange, pounds);
  return (
    <Input inputMode="decimal" before="£" {...rest} value={text} onChange={type} onBlur={leaving(endEdit, onBlur)} />
  );
}

/** A percentage: the value 17.5 means 17.5 %. */
export function PercentageInput({ value, onChange, onBlur, ...rest }: NumberInputProps) {
  const { text, type, endEdit } = useTypedText<number>(value, onChange, percent);
  return (
    <Input inputMode="decimal" after="%" {...rest} value={text} onChange={type} onBlur={leaving(endEdit, onBlur)} />
  );
}

const useStyles = makeStyles({
  // A dialog breaks long words anywhere. The three letters stay together in a narrow box.
  zone: { overflowWrap: 'normal' },
});

export interface TimeInputProps extends Rest {
  /** `HH:mm` in UTC, or the text that could not be read. */
  readonly value: string | null;
  readonly onChange: (value: string | null) => void;
}

/** A time of day, typed as 9:30, 0930 or 2pm. It is in UTC, and the box says so. */
export function TimeInput({ value, onChange, onBlur, ...rest }: TimeInputProps) {
  const { text, type, endEdit } = useTypedText<string>(value, onChange, clock);
  const styles = useStyles();
  return (
    <Input
      inputMode="numeric"
      placeholder="hh:mm"
      after={<span className={styles.zone}>UTC</span>}
      {...rest}
      value={text}
      onChange={type}
      onBlur={leaving(endEdit, onBlur)}
    />
  );
}

function leaving(endEdit: () => void, onBlur: (() => void) | undefined): () => void {
  return () => {
    endEdit();
    onBlur?.();
  };
}
