import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { drawMoves } from '../movesDrawing.ts';
import { fixtureWorkspace } from './fixture.ts';
import { freshMoves } from './freshMoves.ts';

const parcelMoves = `
  import { defineMoves } from '@console/rules';
  export const parcelMoves = defineMoves()({
    subject: 'parcel',
    states: { packed: 'Packed', on_way: 'On its way', lost: 'Lost', delivered: 'Delivered' },
    moves: {
      send: { label: 'Send', from: ['packed'], to: 'on_way', guard: () => null, asks: 'it is paid',
        effect: 'tells the customer' },
      lose: { label: 'Give up', from: ['packed', 'on_way'], to: 'lost', loses: 'The content is lost.' },
      deliver: { label: 'Deliver', from: ['on_way'], to: 'delivered' },
    },
  });
  export const maySend = () => true;
`;

function workspaceWithParcels(): string {
  return fixtureWorkspace({
    'libs/post/contracts/src/parcelMoves.ts': parcelMoves,
    'docs/moves.md': '# Moves of another day\n',
  });
}

test('draws the states, the moves between them, the first state and the last ones', async () => {
  const drawing = await drawMoves(workspaceWithParcels());
  expect(drawing).toContain('## Parcel');
  expect(
    drawing
      .match(/```mermaid\n([\s\S]*?)```/)?.[1]
      ?.split('\n')
      .map((line) => line.trim()),
  ).toEqual([
    'stateDiagram-v2',
    'state "Packed" as packed',
    'state "On its way" as on_way',
    'state "Lost" as lost',
    'state "Delivered" as delivered',
    '[*] --> packed',
    'packed --> on_way: Send',
    'packed --> lost: Give up',
    'on_way --> lost: Give up',
    'on_way --> delivered: Deliver',
    'lost --> [*]',
    'delivered --> [*]',
    '',
  ]);
});

test('says for each move its condition, its effect and its refusal', async () => {
  const drawing = await drawMoves(workspaceWithParcels());
  expect(drawing).toContain(
    '| Send | Packed | On its way | it is paid | tells the customer |  | This parcel is lost. Only one that is packed can become on its way. |',
  );
  expect(drawing).toContain(
    '| Give up | Packed, On its way | Lost |  |  | The content is lost. | This parcel is delivered. Only one that is packed or on its way can become lost. |',
  );
});

test('refuses a drawing that differs from the contracts, and accepts one that matches', async () => {
  const root = workspaceWithParcels();
  expect(await freshMoves.run(root)).toEqual([expect.stringContaining('run `npm run moves`')]);
  writeFileSync(join(root, 'docs/moves.md'), await drawMoves(root));
  expect(await freshMoves.run(root)).toEqual([]);
});
