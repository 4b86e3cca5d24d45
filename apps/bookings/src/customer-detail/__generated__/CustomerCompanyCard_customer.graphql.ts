/**
 * @generated SignedSource<<8fef5378e65b00b53decbd2f8df00b13>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CustomerCompanyCard_customer$data = {
  readonly name: string;
  readonly registrationNumber: string | null | undefined;
  readonly type: {
    readonly name: string;
  } | null | undefined;
  readonly vatNumber: string | null | undefined;
  readonly website: string | null | undefined;
  readonly " $fragmentType": "CustomerCompanyCard_customer";
};
export type CustomerCompanyCard_customer$key = {
  readonly " $data"?: CustomerCompanyCard_customer$data;
  readonly " $fragmentSpreads": FragmentRefs<"CustomerCompanyCard_customer">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CustomerCompanyCard_customer",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "registrationNumber",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "vatNumber",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "website",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "OrganisationTypeInfo",
      "kind": "LinkedField",
      "name": "type",
      "plural": false,
      "selections": [
        (v0/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "Customer",
  "abstractKey": null
};
})();

(node as any).hash = "0842e8534d4b04852f44a6350609035b";

export default node;
