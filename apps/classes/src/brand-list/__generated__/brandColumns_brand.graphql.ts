/**
 * @generated SignedSource<<898dbbb85e6005497c9098903faaa381>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type brandColumns_brand$data = {
  readonly email: string | null | undefined;
  readonly id: string;
  readonly name: string;
  readonly phoneNumber: string | null | undefined;
  readonly primaryColor: string;
  readonly secondaryColor: string | null | undefined;
  readonly website: string | null | undefined;
  readonly " $fragmentType": "brandColumns_brand";
};
export type brandColumns_brand$key = {
  readonly " $data"?: brandColumns_brand$data;
  readonly " $fragmentSpreads": FragmentRefs<"brandColumns_brand">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "brandColumns_brand",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "primaryColor",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "secondaryColor",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "website",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "email",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "phoneNumber",
      "storageKey": null
    }
  ],
  "type": "Brand",
  "abstractKey": null
};

(node as any).hash = "e0256154b105e734662ef270134e4f4f";

export default node;
