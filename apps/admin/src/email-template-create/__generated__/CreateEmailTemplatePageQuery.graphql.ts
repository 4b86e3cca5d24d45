/**
 * @generated SignedSource<<bc6e6860ae5fa686edb235d74b39c173>>
 * @relayHash 0b9539950efce334a21cd235c90567ea
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 463db5aa4570d3a25ab12f2a1672bcc5f2ff94994797899d54ea8ce2c71f81ca

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MailTargetResource = "booking" | "booking_item" | "customer" | "invoice" | "purchase_order" | "ticket" | "training_class" | "%future added value";
export type CreateEmailTemplatePageQuery$variables = Record<PropertyKey, never>;
export type CreateEmailTemplatePageQuery$data = {
  readonly emailSampleData: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly target: MailTargetResource;
        readonly " $fragmentSpreads": FragmentRefs<"TemplateFields_sampleData">;
      };
    }>;
  };
};
export type CreateEmailTemplatePageQuery = {
  response: CreateEmailTemplatePageQuery$data;
  variables: CreateEmailTemplatePageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 20
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "target",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "CreateEmailTemplatePageQuery",
    "selections": [
      {
        "alias": null,
        "args": (v0/*:: as any*/),
        "concreteType": "EmailSampleDataCursorConnection",
        "kind": "LinkedField",
        "name": "emailSampleData",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "EmailSampleDataEdge",
            "kind": "LinkedField",
            "name": "edges",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "EmailSampleData",
                "kind": "LinkedField",
                "name": "node",
                "plural": false,
                "selections": [
                  (v1/*:: as any*/),
                  {
                    "args": null,
                    "kind": "FragmentSpread",
                    "name": "TemplateFields_sampleData"
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": "emailSampleData(first:20)"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "CreateEmailTemplatePageQuery",
    "selections": [
      {
        "alias": null,
        "args": (v0/*:: as any*/),
        "concreteType": "EmailSampleDataCursorConnection",
        "kind": "LinkedField",
        "name": "emailSampleData",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "EmailSampleDataEdge",
            "kind": "LinkedField",
            "name": "edges",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "EmailSampleData",
                "kind": "LinkedField",
                "name": "node",
                "plural": false,
                "selections": [
                  (v1/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "TemplateVariable",
                    "kind": "LinkedField",
                    "name": "variables",
                    "plural": true,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "path",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "meaning",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "value",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "insert",
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "id",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": "emailSampleData(first:20)"
      }
    ]
  },
  "params": {
    "cacheID": "0b9539950efce334a21cd235c90567ea",
    "id": "463db5aa4570d3a25ab12f2a1672bcc5f2ff94994797899d54ea8ce2c71f81ca",
    "metadata": {},
    "name": "CreateEmailTemplatePageQuery",
    "operationKind": "query",
    "text": "query CreateEmailTemplatePageQuery {\n  emailSampleData(first: 20) {\n    edges {\n      node {\n        target\n        ...TemplateFields_sampleData\n        id\n      }\n    }\n  }\n}\n\nfragment TemplateFields_sampleData on EmailSampleData {\n  variables {\n    ...VariablesCard_variables\n  }\n}\n\nfragment VariablesCard_variables on TemplateVariable {\n  path\n  meaning\n  value\n  insert\n}\n"
  }
};
})();

(node as any).hash = "65d0197b36d92ef982ca279d8fd35009";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
