import type { GraphQLObjectType } from 'graphql';
import type { Draft } from './Draft.ts';
import { withImport, withLinesBefore } from './insertions.ts';
import type { Name } from './names.ts';

/** The screen of a record that this command can add actions to. */
export interface DetailPage {
  readonly file: string;
  /** The variable of the record in its component. */
  readonly variable: string;
}

/** Returns the screen of a record, when it has the fragment and the frame that `npm run new -- screen` writes. */
export function detailPage(
  draft: Draft,
  domain: string,
  record: Name,
  type: GraphQLObjectType,
): DetailPage | undefined {
  const page = `${record.pascal}DetailPage`;
  const file = `apps/${domain}/src/${record.kebab}-detail/${page}.tsx`;
  const text = draft.has(file) ? draft.read(file) : '';
  const variable = new RegExp(`fragment ${page}_(\\w+) on ${type.name} \\{`).exec(text)?.[1];
  return variable && text.includes('<PageFrame') ? { file, variable } : undefined;
}

/** The actions of the page: one element, or several in a fragment. */
const actionsOfPage = /actions=\{\s*(?:<>([\s\S]*?)<\/>|(<\w+\s+\w+=\{\w+\}\s*\/>))\s*\}/;

/**
 * Adds a component to the actions of a record's screen.
 *
 * @param fragment the fragment that the component reads.
 */
export function addAction(
  draft: Draft,
  { file, variable }: DetailPage,
  component: string,
  from: string,
  fragment: string,
): void {
  const element = `<${component} ${variable}={${variable}} />`;
  draft.change(file, (before) => {
    const asked = withLinesBefore(before, `_${variable} on `, '\n      }', `        ...${fragment}`);
    const shown = actionsOfPage.test(asked)
      ? asked.replace(actionsOfPage, (_, several = '', one = '') => `actions={<>${one || several}${element}</>}`)
      : asked.replace('<PageFrame', `<PageFrame actions={${element}}`);
    return withImport(shown, [component], from);
  });
}

/** Whether the actions of the page can be added to: it has none yet, or those that these commands write. */
export function takesActions(draft: Draft, { file }: DetailPage): boolean {
  const text = draft.read(file);
  return !/\bactions=/.test(text) || actionsOfPage.test(text);
}
