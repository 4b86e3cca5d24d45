import type { GraphQLObjectType } from 'graphql';
import type { Draft } from './Draft.ts';
import { addAction, detailPage } from './detailPage.ts';
import { createSource, withLinesBefore } from './insertions.ts';
import { capitalised, type Name } from './names.ts';
import { namePath } from './schemaTypes.ts';

/** What the screen of a move is written from. */
export interface MoveOnScreen {
  readonly domain: string;
  readonly record: Name;
  readonly move: Name;
  readonly type: GraphQLObjectType;
  /** `approveTravelClaim` */
  readonly mutation: string;
  /** The state after the move, in words: 'approved'. */
  readonly after: string;
}

/**
 * Adds a move to the screen of its record: its question, and with the first move the actions. Returns the remaining steps.
 * A record without a screen gets none.
 */
export function addMoveToScreen(draft: Draft, facts: MoveOnScreen): string[] {
  const { domain, record, type } = facts;
  const app = `apps/${domain}`;
  const page = detailPage(draft, domain, record, type);
  if (!page) return [`Offer the move on a screen: docs/guides/a-write.md.`];
  const folder = `src/move-${record.kebab}`;
  const dialogs = `${folder}/${record.camel}MoveDialogs.ts`;
  if (draft.has(`${app}/${dialogs}`)) {
    draft.change(`${app}/${dialogs}`, (text) => withLinesBefore(text, '  moves: {', '\n  },\n});', entryOf(facts)));
  } else {
    createSource(draft, app, dialogs, dialogsFile(facts));
    createSource(draft, app, `${folder}/${record.pascal}Actions.tsx`, actionsFile(facts));
    addAction(
      draft,
      page,
      `${record.pascal}Actions`,
      `../move-${record.kebab}/${record.pascal}Actions.tsx`,
      `${record.pascal}Actions_${record.camel}`,
    );
  }
  return [`Choose the icon of ${facts.move.camel} and the words of its question in ${app}/${dialogs}.`];
}

function entryOf({ record, move, mutation, after }: MoveOnScreen): string {
  const name = `${record.camel}MoveDialogs${move.pascal}Mutation`;
  return `    ${move.camel}: {
      icon: CheckmarkIcon,
      question: (name) => \`${capitalised(move.one)} \${name}?\`,
      text: 'The ${record.one} is then ${after}.',
      after: '${after}',
      mutation: graphql\`
        mutation ${name}($input: ${mutation}Input!) {
          moved: ${mutation}(input: $input) {
            record: ${record.camel} {
              ...${record.pascal}DetailPage_${record.camel}
            }
          }
        }
      \`,
    },`;
}

function dialogsFile(facts: MoveOnScreen): string {
  const { domain, record, type } = facts;
  const { camel, pascal, one } = record;
  const [outer = '', inner] = namePath(type);
  return `import { defineMoveDialogs } from '@console/core-web';
import { CheckmarkIcon } from '@console/design-system/icons';
import { ${camel}Moves } from '@console/${domain}-contracts';
import { movesFrom, whyNotMove } from '@console/rules';
import { graphql } from 'react-relay';
import type { ${camel}MoveDialogs_${camel}$data } from './__generated__/${camel}MoveDialogs_${camel}.graphql.ts';

/** Spread it as \`...${camel}MoveDialogs_${camel} @relay(mask: false)\`. */
graphql\`
  fragment ${camel}MoveDialogs_${camel} on ${type.name} {
    id
    version
    ${inner ? `${outer} { ${inner} }` : outer}
  }
\`;

type Moving${pascal} = Omit<${camel}MoveDialogs_${camel}$data, ' $fragmentType'>;

/** The moves of a ${one} on its screen. */
export const ${camel}MoveDialogs = defineMoveDialogs<Moving${pascal}>()(${camel}Moves, {
  offers: ({ status }) => movesFrom(${camel}Moves, status),
  whyNot: (move, subject) => whyNotMove(${camel}Moves, move, subject),
  name: ({ ${outer} }) => ${[outer, inner].filter(Boolean).join('.')},
  moves: {
${entryOf(facts)}
  },
});
`;
}

function actionsFile({ record, type, domain }: MoveOnScreen): string {
  const { camel, pascal, one } = record;
  return `import { useMoves } from '@console/core-web';
import { RecordActions } from '@console/design-system/tooltip';
import type { ${pascal}Status } from '@console/${domain}-contracts';
import { graphql, useFragment } from 'react-relay';
import type { ${pascal}Actions_${camel}$key } from './__generated__/${pascal}Actions_${camel}.graphql.ts';
import { ${camel}MoveDialogs } from './${camel}MoveDialogs.ts';

/** The moves that the state of a ${one} allows. */
export function ${pascal}Actions({ ${camel}: key }: { readonly ${camel}: ${pascal}Actions_${camel}$key }) {
  const ${camel} = useFragment(
    graphql\`
      fragment ${pascal}Actions_${camel} on ${type.name} {
        status
        ...${camel}MoveDialogs_${camel} @relay(mask: false)
      }
    \`,
    key,
  );
  const { actions, dialog } = useMoves(${camel}MoveDialogs, ${camel}, { status: ${camel}.status as ${pascal}Status });
  return (
    <>
      <RecordActions actions={actions} />
      {dialog}
    </>
  );
}
`;
}
