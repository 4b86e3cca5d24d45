/**
 * @generated SignedSource<<0497b49b6bbc6a84e22ea1cc58f1400b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PaymentKind = "credit" | "outside" | "payment" | "refund" | "write_off" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type TakeBackPayment_payment$data = {
  readonly amountAsMoney: {
    readonly amount: number;
  };
  readonly id: string;
  readonly kind: PaymentKind;
  readonly receipt: {
    readonly reference: string;
  } | null | undefined;
  readonly reversedAt: string | null | undefined;
  readonly version: number;
  readonly " $fragmentType": "TakeBackPayment_payment";
};
export type TakeBackPayment_payment$key = {
  readonly " $data"?: TakeBackPayment_payment$data;
  readonly " $fragmentSpreads": FragmentRefs<"TakeBackPayment_payment">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TakeBackPayment_payment",
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
      "name": "version",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "kind",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "reversedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "amountAsMoney",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "amount",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Receipt",
      "kind": "LinkedField",
      "name": "receipt",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "reference",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Payment",
  "abstractKey": null
};

(node as any).hash = "1a4654c6ff574fd920e6ec2dfa56ff63";

export default node;
