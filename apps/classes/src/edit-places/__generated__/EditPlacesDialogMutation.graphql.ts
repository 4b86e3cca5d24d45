/**
 * @generated SignedSource<<6bfd7eee19855642a1290451e4c23481>>
 * @relayHash 81e1a4bb91111c9ceacb8cb022a71308
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID acf1c5f947949924b45ec3d68aed034e5f163723a28a22059123e05a76902d19

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type updateTrainingPlacesInput = {
  clientMutationId?: string | null | undefined;
  id: string;
  maxAttendees?: number | null | undefined;
  version?: number | null | undefined;
};
export type EditPlacesDialogMutation$variables = {
  input: updateTrainingPlacesInput;
};
export type EditPlacesDialogMutation$data = {
  readonly updateTrainingPlaces: {
    readonly trainingClass: {
      readonly id: string;
      readonly version: number;
      readonly " $fragmentSpreads": FragmentRefs<"SeatsCard_class">;
    } | null | undefined;
  } | null | undefined;
};
export type EditPlacesDialogMutation = {
  response: EditPlacesDialogMutation$data;
  variables: EditPlacesDialogMutation$variables;
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
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "version",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "EditPlacesDialogMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "updateTrainingPlacesPayload",
        "kind": "LinkedField",
        "name": "updateTrainingPlaces",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "TrainingClass",
            "kind": "LinkedField",
            "name": "trainingClass",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "SeatsCard_class"
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
    "name": "EditPlacesDialogMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "updateTrainingPlacesPayload",
        "kind": "LinkedField",
        "name": "updateTrainingPlaces",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "TrainingClass",
            "kind": "LinkedField",
            "name": "trainingClass",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "seatsTotalCount",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "seatsReservedCount",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "status",
                "storageKey": null
              },
              {
                "kind": "InlineFragment",
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "updatedAt",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "User",
                    "kind": "LinkedField",
                    "name": "updatedBy",
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
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "fullName",
                            "storageKey": null
                          },
                          (v2/*:: as any*/)
                        ],
                        "storageKey": null
                      },
                      (v2/*:: as any*/)
                    ],
                    "storageKey": null
                  }
                ],
                "type": "Audited",
                "abstractKey": "__isAudited"
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "reference",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "title",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "public",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "maxAttendees",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "81e1a4bb91111c9ceacb8cb022a71308",
    "id": "acf1c5f947949924b45ec3d68aed034e5f163723a28a22059123e05a76902d19",
    "metadata": {},
    "name": "EditPlacesDialogMutation",
    "operationKind": "mutation",
    "text": "mutation EditPlacesDialogMutation(\n  $input: updateTrainingPlacesInput!\n) {\n  updateTrainingPlaces(input: $input) {\n    trainingClass {\n      id\n      version\n      ...SeatsCard_class\n    }\n  }\n}\n\nfragment EditPlacesDialog_class on TrainingClass {\n  id\n  version\n  ... on Audited {\n    __isAudited: __typename\n    updatedAt\n    updatedBy {\n      person {\n        fullName\n        id\n      }\n      id\n    }\n  }\n  reference\n  title\n  public\n  maxAttendees\n  seatsReservedCount\n}\n\nfragment SeatsCard_class on TrainingClass {\n  seatsTotalCount\n  seatsReservedCount\n  status\n  ...EditPlacesDialog_class\n}\n"
  }
};
})();

(node as any).hash = "aee0f5d6b7a03fe89596eeedf5f28c39";

export default node;
