import { formatDate, formatDateTime, formatMoney } from '@console/format';
import { NewTabIcon } from '../link/Link.tsx';
import { Portrait } from '../person/Avatar.tsx';
import { type DeclaredStatuses, StatusIcon } from '../status-badge/StatusBadge.tsx';
import type { CellLooks } from './cellLooks.ts';
import type { Column } from './column.ts';

type KeysOf<Data, Value> = { [Key in keyof Data]: Data[Key] extends Value ? Key : never }[keyof Data] & string;

type Options<Data> = Partial<Omit<Column<Data>, 'id' | 'header' | 'cell'>>;

type Words = string | null | undefined;

interface LinkTarget {
  readonly to: string;
  readonly text: string;
}

interface NewTab {
  /** Text links to purchase orders and classes open in a new tab (O§2). */
  readonly newTab?: true | undefined;
}

interface PersonInCell {
  readonly name: Words;
  readonly imageUrl?: Words;
}

interface UserInCell {
  readonly person: { readonly fullName: string };
  readonly avatarUrl?: Words;
}

/**
 * Returns functions that make the usual columns of a list or of a table in a card. Each function takes an id, the head,
 * a function that returns the cell's value, and further properties of `Column`. A column sorts by its id when the list
 * has such a sort. A missing value is shown as a dash.
 */
export function columnsOf<Data>() {
  return {
    /** The record's name, as a link to the record. */
    record: <Key extends KeysOf<Data, string>>(
      id: Key,
      header: string,
      to: (data: Data) => string,
      { newTab, ...options }: Options<Data> & NewTab = {},
    ): Column<Data> => ({
      id,
      header,
      cell: (data, looks) => linkIn(looks, { to: to(data), text: String(data[id]) }, newTab),
      always: true,
      ...options,
    }),

    /** The name of another record, as a link to it. */
    link: (
      id: string,
      header: string,
      target: (data: Data) => LinkTarget | null | undefined,
      { newTab, ...options }: Options<Data> & NewTab = {},
    ): Column<Data> => ({
      id,
      header,
      cell: (data, looks) => {
        const known = target(data);
        return known ? linkIn(looks, known, newTab) : '–';
      },
      ...options,
    }),

    text: (id: string, header: string, words: (data: Data) => Words, options: Options<Data> = {}): Column<Data> => ({
      id,
      header,
      cell: (data) => words(data) || '–',
      ...options,
    }),

    number: (
      id: string,
      header: string,
      numberOf: (data: Data) => number | null | undefined,
      options: Options<Data> = {},
    ): Column<Data> => ({
      id,
      header,
      cell: (data) => numberOf(data) ?? '–',
      align: 'end',
      ...options,
    }),

    badge: (
      id: string,
      header: string,
      of: DeclaredStatuses,
      statusOf: (data: Data) => string | null | undefined,
      options: Options<Data> = {},
    ): Column<Data> => ({
      id,
      header,
      cell: (data, looks) => {
        const status = statusOf(data);
        return status == null ? '–' : badgeIn(looks, of, status);
      },
      width: 116,
      minWidth: 112,
      whole: true,
      skeleton: 'badge',
      ...options,
    }),

    date: (id: string, header: string, dateOf: (data: Data) => Words, options: Options<Data> = {}): Column<Data> => ({
      id,
      header,
      cell: (data) => {
        const date = dateOf(data);
        return date == null ? '–' : formatDate(date);
      },
      width: 108,
      minWidth: 100,
      whole: true,
      firstDirection: 'desc',
      ...options,
    }),

    /** A day with its time, in UTC. */
    dateTime: (
      id: string,
      header: string,
      momentOf: (data: Data) => Words,
      options: Options<Data> = {},
    ): Column<Data> => ({
      id,
      header,
      cell: (data) => {
        const moment = momentOf(data);
        return moment == null ? '–' : formatDateTime(moment);
      },
      width: 148,
      minWidth: 140,
      whole: true,
      firstDirection: 'desc',
      ...options,
    }),

    money: (
      id: string,
      header: string,
      moneyOf: (data: Data) => { readonly amount: number },
      options: Options<Data> = {},
    ): Column<Data> => ({
      id,
      header,
      cell: (data) => formatMoney(moneyOf(data).amount),
      width: 104,
      minWidth: 92,
      whole: true,
      align: 'end',
      firstDirection: 'desc',
      ...options,
    }),

    person: (
      id: string,
      header: string,
      personOf: (data: Data) => PersonInCell,
      options: Options<Data> = {},
    ): Column<Data> => ({
      id,
      header,
      cell: (data, looks) => personIn(looks, personOf(data)),
      ...options,
    }),

    user: (
      id: string,
      header: string,
      userOf: (data: Data) => UserInCell | null | undefined,
      options: Options<Data> = {},
    ): Column<Data> => ({
      id,
      header,
      cell: (data, looks) => {
        const user = userOf(data);
        return personIn(looks, { name: user?.person.fullName, imageUrl: user?.avatarUrl });
      },
      width: 148,
      minWidth: 128,
      ...options,
    }),
  };
}

function linkIn({ Link, link }: CellLooks, { to, text }: LinkTarget, newTab: boolean | undefined) {
  return (
    <Link to={to} className={link} {...(newTab && { newTab })}>
      {text}
      {newTab && <NewTabIcon />}
    </Link>
  );
}

function badgeIn({ badge }: CellLooks, of: DeclaredStatuses, status: string) {
  const { label, tone, icon } = of.lookOf(status);
  return (
    <span className={badge(tone)}>
      {StatusIcon({ drawing: icon })}
      {label}
    </span>
  );
}

function personIn({ avatar }: CellLooks, { name, imageUrl }: PersonInCell) {
  if (name == null) return '–';
  return (
    <>
      <span aria-hidden className={avatar}>
        {Portrait({ name, imageUrl })}
      </span>
      {name}
    </>
  );
}
