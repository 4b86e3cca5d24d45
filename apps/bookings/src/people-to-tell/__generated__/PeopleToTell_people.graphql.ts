/**
 * @generated SignedSource<<b55f9368399838f4f944a00462419c35>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PeopleToTell_people$data = ReadonlyArray<{
  readonly attendee: {
    readonly id: string;
  } | null | undefined;
  readonly booking: {
    readonly id: string;
  };
  readonly customerContact: {
    readonly id: string;
  } | null | undefined;
  readonly email: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"personColumns_person">;
  readonly " $fragmentType": "PeopleToTell_people";
}>;
export type PeopleToTell_people$key = ReadonlyArray<{
  readonly " $data"?: PeopleToTell_people$data;
  readonly " $fragmentSpreads": FragmentRefs<"PeopleToTell_people">;
}>;

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "id",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "PeopleToTell_people",
  "selections": [
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
      "concreteType": "Booking",
      "kind": "LinkedField",
      "name": "booking",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CustomerContact",
      "kind": "LinkedField",
      "name": "customerContact",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Attendee",
      "kind": "LinkedField",
      "name": "attendee",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "personColumns_person"
    }
  ],
  "type": "PersonToTell",
  "abstractKey": null
};
})();

(node as any).hash = "aa87113de62969155a2d394f54a063ce";

export default node;
