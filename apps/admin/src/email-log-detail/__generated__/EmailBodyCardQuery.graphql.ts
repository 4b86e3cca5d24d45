/**
 * @generated SignedSource<<8d31151176cd06fb659bbe47fbb3c254>>
 * @relayHash 6806534ee033230a874a3f215643bbb6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5b1444f0819745481fdfa64c3a760da49266e86ecfa2b5dc0bbb67c4539cdfa1

import type { ConcreteRequest } from 'relay-runtime';
export type EmailBodyCardQuery$variables = {
  email: string;
};
export type EmailBodyCardQuery$data = {
  readonly emailBodyDownload: {
    readonly path: string;
  };
};
export type EmailBodyCardQuery = {
  response: EmailBodyCardQuery$data;
  variables: EmailBodyCardQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "email"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "fields": [
          {
            "kind": "Variable",
            "name": "email",
            "variableName": "email"
          }
        ],
        "kind": "ObjectValue",
        "name": "input"
      }
    ],
    "concreteType": "DownloadLink",
    "kind": "LinkedField",
    "name": "emailBodyDownload",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "path",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "EmailBodyCardQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "EmailBodyCardQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "6806534ee033230a874a3f215643bbb6",
    "id": "5b1444f0819745481fdfa64c3a760da49266e86ecfa2b5dc0bbb67c4539cdfa1",
    "metadata": {},
    "name": "EmailBodyCardQuery",
    "operationKind": "query",
    "text": "query EmailBodyCardQuery(\n  $email: ID!\n) {\n  emailBodyDownload(input: {email: $email}) {\n    path\n  }\n}\n"
  }
};
})();

(node as any).hash = "6fbb0171a33b09a0975ad9b4c6c38dab";

export default node;
