export { audited, connection, idOf } from './answers.ts';
export { expectImpossible } from './expectImpossible.ts';
export { fact } from './fact.ts';
/** @public The tests that `npm run new -- form` writes use them. */
export { chooseRecord, fieldNamed, fillField } from './fillField.ts';
export { countRequests, lastRequest, lastRows, listRequests } from './listRequests.ts';
export {
  type PanelOptions,
  type Piece,
  type PieceOptions,
  renderPanel,
  renderPiece,
  renderScreen,
  type Screen,
  type ScreenOptions,
} from './renderScreen.tsx';
export type { RootData, SentRequest } from './schemaNetwork.ts';
export { everyRoute, testHost } from './testRouter.tsx';
