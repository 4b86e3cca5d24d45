/**
 * @generated SignedSource<<bd08e5db4f314faebbcc8444558e7509>>
 * @relayHash 5db5ed15572ff5af761aa6e5b6907aef
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 55126c3989c761e37925c681ff690b684acde65153f7e845a969686faca2fff9

import type { ConcreteRequest } from 'relay-runtime';
export type BulkResultsQuery$variables = {
  job: string;
};
export type BulkResultsQuery$data = {
  readonly job: {
    readonly id: string;
    readonly refusals: {
      readonly edges: ReadonlyArray<{
        readonly node: {
          readonly name: string;
          readonly record: string;
          readonly refusal: string | null | undefined;
        };
      }>;
      readonly totalCount: number;
    };
  } | null | undefined;
};
export type BulkResultsQuery = {
  response: BulkResultsQuery$data;
  variables: BulkResultsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "job"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "id",
        "variableName": "job"
      }
    ],
    "concreteType": "Job",
    "kind": "LinkedField",
    "name": "job",
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
        "args": [
          {
            "kind": "Literal",
            "name": "first",
            "value": 100
          }
        ],
        "concreteType": "JobOutcomeCursorConnection",
        "kind": "LinkedField",
        "name": "refusals",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "totalCount",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "JobOutcomeEdge",
            "kind": "LinkedField",
            "name": "edges",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "JobOutcome",
                "kind": "LinkedField",
                "name": "node",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "record",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "name",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "refusal",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": "refusals(first:100)"
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
    "name": "BulkResultsQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "BulkResultsQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "5db5ed15572ff5af761aa6e5b6907aef",
    "id": "55126c3989c761e37925c681ff690b684acde65153f7e845a969686faca2fff9",
    "metadata": {},
    "name": "BulkResultsQuery",
    "operationKind": "query",
    "text": "query BulkResultsQuery(\n  $job: ID!\n) {\n  job(id: $job) {\n    id\n    refusals(first: 100) {\n      totalCount\n      edges {\n        node {\n          record\n          name\n          refusal\n        }\n      }\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "94f8c17c2a88d56ff540fbae6edeb003";

export default node;
