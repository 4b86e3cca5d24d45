/**
 * @generated SignedSource<<7ef87982903946015a23710dbeb60513>>
 * @relayHash ac3e002122299c47fafcabaa3243f57d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1438ea51bc7f70dd79fbf8c5f1eb748a331b70f6625f00862d7ed0558e1a6370

import type { ConcreteRequest } from 'relay-runtime';
export type DownloadPeopleQuery$variables = {
  booking: string;
};
export type DownloadPeopleQuery$data = {
  readonly formerDelegatesDownload: {
    readonly path: string;
  };
};
export type DownloadPeopleQuery = {
  response: DownloadPeopleQuery$data;
  variables: DownloadPeopleQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "booking"
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
            "name": "booking",
            "variableName": "booking"
          }
        ],
        "kind": "ObjectValue",
        "name": "input"
      }
    ],
    "concreteType": "DownloadLink",
    "kind": "LinkedField",
    "name": "formerDelegatesDownload",
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
    "name": "DownloadPeopleQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "DownloadPeopleQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "ac3e002122299c47fafcabaa3243f57d",
    "id": "1438ea51bc7f70dd79fbf8c5f1eb748a331b70f6625f00862d7ed0558e1a6370",
    "metadata": {},
    "name": "DownloadPeopleQuery",
    "operationKind": "query",
    "text": "query DownloadPeopleQuery(\n  $booking: ID!\n) {\n  formerDelegatesDownload(input: {booking: $booking}) {\n    path\n  }\n}\n"
  }
};
})();

(node as any).hash = "ca49190d7667a95857c6df94509daa4f";

export default node;
