/**
 * @generated SignedSource<<07e356f087046974494eb6179461bc92>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CustomerLabel_class$data = {
  readonly customerName: string | null | undefined;
  readonly public: boolean;
  readonly " $fragmentType": "CustomerLabel_class";
};
export type CustomerLabel_class$key = {
  readonly " $data"?: CustomerLabel_class$data;
  readonly " $fragmentSpreads": FragmentRefs<"CustomerLabel_class">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CustomerLabel_class",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "public",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "customerName",
      "storageKey": null
    }
  ],
  "type": "TrainingClass",
  "abstractKey": null
};

(node as any).hash = "8e3266492e0aff86fdaa3071fdc0cdf3";

export default node;
