/**
 * @generated SignedSource<<f332b23cc11f09f73ff5e250eff9906f>>
 * @relayHash 02730ac69a2a59a6da468045347957b5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7d506cbe4feed69273e3fd782b075d0c9c3f736fbf57e867f29e3e910063fc35

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type emailTemplatesChosenQuery$variables = {
  id: string;
};
export type emailTemplatesChosenQuery$data = {
  readonly emailTemplate: {
    readonly " $fragmentSpreads": FragmentRefs<"emailTemplateOption_template">;
  } | null | undefined;
};
export type emailTemplatesChosenQuery = {
  response: emailTemplatesChosenQuery$data;
  variables: emailTemplatesChosenQuery$variables;
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
    "name": "name",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "emailTemplatesChosenQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "EmailTemplate",
        "kind": "LinkedField",
        "name": "emailTemplate",
        "plural": false,
        "selections": [
          {
            "kind": "InlineDataFragmentSpread",
            "name": "emailTemplateOption_template",
            "selections": (v2/*:: as any*/),
            "args": null,
            "argumentDefinitions": []
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
    "name": "emailTemplatesChosenQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "EmailTemplate",
        "kind": "LinkedField",
        "name": "emailTemplate",
        "plural": false,
        "selections": (v2/*:: as any*/),
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "02730ac69a2a59a6da468045347957b5",
    "id": "7d506cbe4feed69273e3fd782b075d0c9c3f736fbf57e867f29e3e910063fc35",
    "metadata": {},
    "name": "emailTemplatesChosenQuery",
    "operationKind": "query",
    "text": "query emailTemplatesChosenQuery(\n  $id: ID!\n) {\n  emailTemplate(id: $id) {\n    ...emailTemplateOption_template\n    id\n  }\n}\n\nfragment emailTemplateOption_template on EmailTemplate {\n  id\n  name\n}\n"
  }
};
})();

(node as any).hash = "2f93d39bbd9592e390e2d11f81afac76";

export default node;
