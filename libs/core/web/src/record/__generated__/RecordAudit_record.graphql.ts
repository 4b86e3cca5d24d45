/**
 * @generated SignedSource<<33c8a803c2d54e3e7c544b7eb73e4bb5>>
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
    }
  ],
  "type": "Audited",
  "abstractKey": "__isAudited"
};
})();

(node as any).hash = "417411e89b7aa7cbf247c1f5a50d698e";

export default node;
