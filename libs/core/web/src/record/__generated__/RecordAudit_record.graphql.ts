/**
 * @generated SignedSource<<11bbcbccf301a806be50883293c0537b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RecordAudit_record$data = {
  readonly createdAt: string;
  readonly createdBy: {
    readonly person: {
      readonly fullName: string;
    };
  } | null | undefined;
  readonly newestEntry: {
    readonly at: string;
    readonly user: {
      readonly person: {
        readonly fullName: string;
      };
    } | null | undefined;
  } | null | undefined;
  readonly updatedAt: string;
  readonly updatedBy: {
    readonly person: {
      readonly fullName: string;
    };
  } | null | undefined;
  readonly " $fragmentType": "RecordAudit_record";
};
export type RecordAudit_record$key = {
  readonly " $data"?: RecordAudit_record$data;
  readonly " $fragmentSpreads": FragmentRefs<"RecordAudit_record">;
};

const node: ReaderFragment = (function(){
var v0 = [
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
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RecordAudit_record",
  "selections": [
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
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "updatedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "updatedBy",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "HistoryEntry",
      "kind": "LinkedField",
      "name": "newestEntry",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "at",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "User",
          "kind": "LinkedField",
          "name": "user",
          "plural": false,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Audited",
  "abstractKey": "__isAudited"
};
})();

(node as any).hash = "ca0c6fa4124f95ea2c4eb847f9ccc82b";

export default node;
