/**
 * @generated SignedSource<<4848a16586206da7625ff4736c0f41f9>>
 * @relayHash dba1126564f344ccbbd9c104fee46e35
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 34b1cb623938368bb652c52f400963b37dbbff0f1b4ae06b5a702aaab4ff05a7

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type createSupplierContactInput = {
  clientMutationId?: string | null | undefined;
  email: string;
  familyName: string;
  givenName: string;
  jobTitle?: string | null | undefined;
  mobile?: string | null | undefined;
  telephone?: string | null | undefined;
};
export type CreateSupplierContactDialogMutation$variables = {
  input: createSupplierContactInput;
};
export type CreateSupplierContactDialogMutation$data = {
  readonly createSupplierContact: {
    readonly person: {
      readonly " $fragmentSpreads": FragmentRefs<"supplierContactOption_person">;
    } | null | undefined;
  } | null | undefined;
};
export type CreateSupplierContactDialogMutation = {
  response: CreateSupplierContactDialogMutation$data;
  variables: CreateSupplierContactDialogMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = [
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
    "name": "fullName",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "email",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "CreateSupplierContactDialogMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "createSupplierContactPayload",
        "kind": "LinkedField",
        "name": "createSupplierContact",
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
                "kind": "InlineDataFragmentSpread",
                "name": "supplierContactOption_person",
                "selections": (v2/*:: as any*/),
                "args": null,
                "argumentDefinitions": []
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "CreateSupplierContactDialogMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "createSupplierContactPayload",
        "kind": "LinkedField",
        "name": "createSupplierContact",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Person",
            "kind": "LinkedField",
            "name": "person",
            "plural": false,
            "selections": (v2/*:: as any*/),
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "dba1126564f344ccbbd9c104fee46e35",
    "id": "34b1cb623938368bb652c52f400963b37dbbff0f1b4ae06b5a702aaab4ff05a7",
    "metadata": {},
    "name": "CreateSupplierContactDialogMutation",
    "operationKind": "mutation",
    "text": "mutation CreateSupplierContactDialogMutation(\n  $input: createSupplierContactInput!\n) {\n  createSupplierContact(input: $input) {\n    person {\n      ...supplierContactOption_person\n      id\n    }\n  }\n}\n\nfragment supplierContactOption_person on Person {\n  id\n  fullName\n  email\n}\n"
  }
};
})();

(node as any).hash = "6c5a1774ebb4f5f47e298426b717e405";

export default node;
