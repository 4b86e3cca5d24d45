/**
 * @generated SignedSource<<eed6fcd30ef4e465c0d59589dbadcd37>>
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
  readonly fullName: string;
  readonly jobTitle: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"ContactBookingsCard_contact" | "ContactCard_contact" | "RecordAudit_record">;
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
    }
  ],
  "type": "CustomerContact",
  "abstractKey": null
};

(node as any).hash = "aed446c158c51c563a6bc3a4ad95687b";

export default node;
