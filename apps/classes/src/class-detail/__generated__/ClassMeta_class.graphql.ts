/**
 * @generated SignedSource<<cd189cc79b5bdc5867a47437c6601bd5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type TrainingClassStatus = "canceled" | "confirmed" | "delivered" | "postponed" | "provisional" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ClassMeta_class$data = {
  readonly brand: {
    readonly name: string;
  };
  readonly customer: {
    readonly id: string;
    readonly name: string;
  } | null | undefined;
  readonly endsAt: string | null | undefined;
  readonly publicSchedule: {
    readonly id: string;
  } | null | undefined;
  readonly reference: string;
  readonly startsAt: string | null | undefined;
  readonly status: TrainingClassStatus;
  readonly " $fragmentSpreads": FragmentRefs<"CustomerLabel_class" | "DeliveryFact_class" | "RecordAudit_record">;
  readonly " $fragmentType": "ClassMeta_class";
};
export type ClassMeta_class$key = {
  readonly " $data"?: ClassMeta_class$data;
  readonly " $fragmentSpreads": FragmentRefs<"ClassMeta_class">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ClassMeta_class",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "reference",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "status",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "startsAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "endsAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Brand",
      "kind": "LinkedField",
      "name": "brand",
      "plural": false,
      "selections": [
        (v0/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Customer",
      "kind": "LinkedField",
      "name": "customer",
      "plural": false,
      "selections": [
        (v1/*:: as any*/),
        (v0/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PublicSchedule",
      "kind": "LinkedField",
      "name": "publicSchedule",
      "plural": false,
      "selections": [
        (v1/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RecordAudit_record"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CustomerLabel_class"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DeliveryFact_class"
    }
  ],
  "type": "TrainingClass",
  "abstractKey": null
};
})();

(node as any).hash = "0e2713dbf43ddffd9f8e7b0cc73a4970";

export default node;
