/**
 * @generated SignedSource<<46f6a6565b9fdc3589a60c8f31a22ed6>>
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
  readonly id: string;
  readonly jobTitle: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"ContactBookingsCard_contact" | "ContactCard_contact" | "ContactSeatsCard_contact" | "RecordAudit_record">;
  readonly " $fragmentType": "ContactDetailPage_contact";
};
export type ContactDetailPage_contact$key = {
  readonly " $data"?: ContactDetailPage_contact$data;
  readonly " $fragmentSpreads": FragmentRefs<"ContactDetailPage_contact">;
};

const node: ReaderFragment = (function(){
var v0 = {
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
  "name": "ContactDetailPage_contact",
  "selections": [
    (v0/*:: as any*/),
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
        (v0/*:: as any*/),
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
})();

(node as any).hash = "4a87a27ce66a49b73fa15d960db80ea9";

export default node;
