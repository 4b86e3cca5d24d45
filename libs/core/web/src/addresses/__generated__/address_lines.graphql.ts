/**
 * @generated SignedSource<<90d2602a769a9499390932794c90596e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type address_lines$data = {
  readonly address1: string | null | undefined;
  readonly address2: string | null | undefined;
  readonly address3: string | null | undefined;
  readonly address4: string | null | undefined;
  readonly city: string | null | undefined;
  readonly country: string | null | undefined;
  readonly postcode: string | null | undefined;
  readonly region: string | null | undefined;
  readonly " $fragmentType": "address_lines";
};
export type address_lines$key = {
  readonly " $data"?: address_lines$data;
  readonly " $fragmentSpreads": FragmentRefs<"address_lines">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "address_lines",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "address1",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "address2",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "address3",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "address4",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "city",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "region",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "postcode",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "country",
      "storageKey": null
    }
  ],
  "type": "Address",
  "abstractKey": null
};

(node as any).hash = "12cdbc1fdd70efb0bb9319da2d3f31a8";

export default node;
