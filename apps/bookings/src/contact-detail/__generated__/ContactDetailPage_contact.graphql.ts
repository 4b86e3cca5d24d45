/**
 * @generated SignedSource<<da77e40d6df44818f5ddbe11aeacbf31>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ContactDetailPage_contact$data = {
  readonly customer: {
    readonly id: string;
    readonly name: string;
  };
  readonly email: string | null | undefined;
  readonly fullName: string;
  readonly jobTitle: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"ContactBookingsCard_contact" | "ContactCard_contact" | "ContactSeatsCard_contact" | "RecordAudit_record">;
  readonly " $fragmentType": "ContactDetailPage_contact";
};
export type ContactDetailPage_contact$key = {
  readonly " $data"?: ContactDetailPage_contact$data;
  readonly " $fragmentSpreads": FragmentRefs<"ContactDetailPage_contact">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ContactDetailPage_contact",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "fullName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "jobTitle",
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
      "concreteType": "Customer",
      "kind": "LinkedField",
      "name": "customer",
      "plural": false,
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
        }
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
      "name": "ContactCard_contact"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ContactBookingsCard_contact"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ContactSeatsCard_contact"
    }
  ],
  "type": "CustomerContact",
  "abstractKey": null
};

(node as any).hash = "5759a4dda2053b7412c9b296793aa18d";

export default node;
