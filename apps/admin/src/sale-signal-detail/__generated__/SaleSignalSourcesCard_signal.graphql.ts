/**
 * @generated SignedSource<<870e0f04585cf03541785eadc9a3d088>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SaleSignalSourcesCard_signal$data = {
  readonly sources: ReadonlyArray<{
    readonly question_id: string | null | undefined;
    readonly text: string;
  }>;
  readonly " $fragmentType": "SaleSignalSourcesCard_signal";
};
export type SaleSignalSourcesCard_signal$key = {
  readonly " $data"?: SaleSignalSourcesCard_signal$data;
  readonly " $fragmentSpreads": FragmentRefs<"SaleSignalSourcesCard_signal">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SaleSignalSourcesCard_signal",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "SaleSignalSource",
      "kind": "LinkedField",
      "name": "sources",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "text",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "question_id",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "SaleSignal",
  "abstractKey": null
};

(node as any).hash = "a243f08e35a94824f9aec8b1d2f2b161";

export default node;
