/**
 * @generated SignedSource<<94fd6cca1e44b49f1b638f61fa291808>>
 * @relayHash 0880d36a33559c0c942f62d1685644f1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2ec878ee5f9d04081ce6f9efd5fea4379b2bc576962aa633e35ca6a872c0a99b

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EditContactDialogQuery$variables = {
  id: string;
};
export type EditContactDialogQuery$data = {
  readonly customerContact: {
    readonly " $fragmentSpreads": FragmentRefs<"EditContactDialog_contact">;
  } | null | undefined;
};
export type EditContactDialogQuery = {
  response: EditContactDialogQuery$data;
  variables: EditContactDialogQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "EditContactDialogQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CustomerContact",
        "kind": "LinkedField",
        "name": "customerContact",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "EditContactDialog_contact"
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "EditContactDialogQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CustomerContact",
        "kind": "LinkedField",
        "name": "customerContact",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
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
            "name": "fullName",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "givenName",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "familyName",
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
            "kind": "ScalarField",
            "name": "mobile",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "telephone",
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
            "name": "roles",
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
              (v2/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "0880d36a33559c0c942f62d1685644f1",
    "id": "2ec878ee5f9d04081ce6f9efd5fea4379b2bc576962aa633e35ca6a872c0a99b",
    "metadata": {},
    "name": "EditContactDialogQuery",
    "operationKind": "query",
    "text": "query EditContactDialogQuery(\n  $id: ID!\n) {\n  customerContact(id: $id) {\n    ...EditContactDialog_contact\n    id\n  }\n}\n\nfragment EditContactDialog_contact on CustomerContact {\n  id\n  version\n  fullName\n  givenName\n  familyName\n  email\n  mobile\n  telephone\n  jobTitle\n  roles\n  customer {\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "b73365ee8db2d7f097511584a9098aa0";

export default node;
