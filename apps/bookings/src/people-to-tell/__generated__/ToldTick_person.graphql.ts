/**
 * @generated SignedSource<<a2ebf28b443f307819640731ec58263e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ToldTick_person$data = {
  readonly booking: {
    readonly id: string;
  };
  readonly customerContact: {
    readonly id: string;
  } | null | undefined;
  readonly telling: {
    readonly createdAt: string;
    readonly createdBy: {
      readonly person: {
        readonly fullName: string;
      };
    } | null | undefined;
    readonly id: string;
    readonly version: number;
  } | null | undefined;
  readonly " $fragmentType": "ToldTick_person";
};
export type ToldTick_person$key = {
  readonly " $data"?: ToldTick_person$data;
  readonly " $fragmentSpreads": FragmentRefs<"ToldTick_person">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = [
  (v0/*:: as any*/)
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ToldTick_person",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Booking",
      "kind": "LinkedField",
      "name": "booking",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CustomerContact",
      "kind": "LinkedField",
      "name": "customerContact",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Telling",
      "kind": "LinkedField",
      "name": "telling",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "version",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "createdAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "User",
          "kind": "LinkedField",
          "name": "createdBy",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "Person",
              "kind": "LinkedField",
              "name": "person",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "fullName",
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "PersonToTell",
  "abstractKey": null
};
})();

(node as any).hash = "1bb46d922fec186a9110f944de540498";

export default node;
