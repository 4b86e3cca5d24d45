/**
 * @generated SignedSource<<c7bf755570af79eef6fb95fd5f09de5b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ContactSeatsCard_contact$data = {
  readonly attendees: {
    readonly " $fragmentSpreads": FragmentRefs<"useSeatsOfContact_seats">;
  };
  readonly id: string;
  readonly " $fragmentType": "ContactSeatsCard_contact";
};
export type ContactSeatsCard_contact$key = {
  readonly " $data"?: ContactSeatsCard_contact$data;
  readonly " $fragmentSpreads": FragmentRefs<"ContactSeatsCard_contact">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ContactSeatsCard_contact",
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
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 50
        }
      ],
      "concreteType": "AttendeeCursorConnection",
      "kind": "LinkedField",
      "name": "attendees",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "useSeatsOfContact_seats"
        }
      ],
      "storageKey": "attendees(first:50)"
    }
  ],
  "type": "CustomerContact",
  "abstractKey": null
};

(node as any).hash = "f072777ab0d61fb860404ef4210e08e2";

export default node;
