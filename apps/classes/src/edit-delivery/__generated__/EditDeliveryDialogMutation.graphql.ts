/**
 * @generated SignedSource<<4bc74ff82cb9e3cb3eb1cdc8940b12de>>
 * @relayHash 325af521dd56f96d62128f81083a7342
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 13c0cafb7e2802393d855b767bed8f52813261af42b93b26d9cdc4a5f63c1873

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DeliveryFormat = "on_site" | "other" | "training_centre" | "virtual" | "%future added value";
export type DeliveryPlatform = "ms_teams" | "other" | "zoom" | "%future added value";
export type updateTrainingDeliveryInput = {
  clientMutationId?: string | null | undefined;
  deliveryAddress?: AddressInput | null | undefined;
  deliveryFormat?: DeliveryFormat | null | undefined;
  deliveryPlatform?: DeliveryPlatform | null | undefined;
  id: string;
  version?: number | null | undefined;
};
export type AddressInput = {
  address1: string;
  address2?: string | null | undefined;
  address3?: string | null | undefined;
  address4?: string | null | undefined;
  city: string;
  country: string;
  postcode?: string | null | undefined;
  region?: string | null | undefined;
};
export type EditDeliveryDialogMutation$variables = {
  input: updateTrainingDeliveryInput;
};
export type EditDeliveryDialogMutation$data = {
  readonly updateTrainingDelivery: {
    readonly trainingClass: {
      readonly id: string;
      readonly version: number;
      readonly " $fragmentSpreads": FragmentRefs<"ClassFactsCard_class" | "ClassMeta_class" | "SessionTable_class">;
    } | null | undefined;
  } | null | undefined;
};
export type EditDeliveryDialogMutation = {
  response: EditDeliveryDialogMutation$data;
  variables: EditDeliveryDialogMutation$variables;
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
},
v4 = [
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
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "reference",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
},
v7 = [
  (v2/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "name",
    "storageKey": null
  }
],
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "deliveryFormat",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "deliveryPlatform",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "city",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "postcode",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "startsAt",
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "endsAt",
  "storageKey": null
},
v14 = [
  (v2/*:: as any*/),
  (v5/*:: as any*/)
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "EditDeliveryDialogMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "updateTrainingDeliveryPayload",
        "kind": "LinkedField",
        "name": "updateTrainingDelivery",
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
                "name": "ClassFactsCard_class"
              },
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "ClassMeta_class"
              },
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "SessionTable_class"
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
    "name": "EditDeliveryDialogMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "updateTrainingDeliveryPayload",
        "kind": "LinkedField",
        "name": "updateTrainingDelivery",
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
                    "selections": (v4/*:: as any*/),
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "createdAt",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "User",
                    "kind": "LinkedField",
                    "name": "createdBy",
                    "plural": false,
                    "selections": (v4/*:: as any*/),
                    "storageKey": null
                  }
                ],
                "type": "Audited",
                "abstractKey": "__isAudited"
              },
              (v5/*:: as any*/),
              (v6/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "purchaseOrderReference",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Brand",
                "kind": "LinkedField",
                "name": "brand",
                "plural": false,
                "selections": (v7/*:: as any*/),
                "storageKey": null
              },
              (v8/*:: as any*/),
              (v9/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Address",
                "kind": "LinkedField",
                "name": "deliveryAddress",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "address1",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "address2",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "address3",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "address4",
                    "storageKey": null
                  },
                  (v10/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "region",
                    "storageKey": null
                  },
                  (v11/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "country",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": [
                  {
                    "kind": "Literal",
                    "name": "first",
                    "value": 50
                  }
                ],
                "concreteType": "TrainingSessionCursorConnection",
                "kind": "LinkedField",
                "name": "sessions",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "TrainingSessionEdge",
                    "kind": "LinkedField",
                    "name": "edges",
                    "plural": true,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "TrainingSession",
                        "kind": "LinkedField",
                        "name": "node",
                        "plural": false,
                        "selections": [
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "venue",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "meetingLink",
                            "storageKey": null
                          },
                          (v2/*:: as any*/),
                          (v12/*:: as any*/),
                          (v13/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "dayNumber",
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
                            "name": "seatsTotalCount",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "TrainingClass",
                            "kind": "LinkedField",
                            "name": "trainingClass",
                            "plural": false,
                            "selections": [
                              (v6/*:: as any*/),
                              (v8/*:: as any*/),
                              (v2/*:: as any*/),
                              (v9/*:: as any*/),
                              {
                                "alias": null,
                                "args": null,
                                "concreteType": "Address",
                                "kind": "LinkedField",
                                "name": "deliveryAddress",
                                "plural": false,
                                "selections": [
                                  (v10/*:: as any*/),
                                  (v11/*:: as any*/)
                                ],
                                "storageKey": null
                              }
                            ],
                            "storageKey": null
                          }
                        ],
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": "sessions(first:50)"
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "PurchaseOrder",
                "kind": "LinkedField",
                "name": "confirmedPurchaseOrder",
                "plural": false,
                "selections": (v14/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "CourseVersion",
                "kind": "LinkedField",
                "name": "courseVersion",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "number",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "durationDays",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Course",
                    "kind": "LinkedField",
                    "name": "course",
                    "plural": false,
                    "selections": (v14/*:: as any*/),
                    "storageKey": null
                  },
                  (v2/*:: as any*/)
                ],
                "storageKey": null
              },
              (v12/*:: as any*/),
              (v13/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Customer",
                "kind": "LinkedField",
                "name": "customer",
                "plural": false,
                "selections": (v7/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "PublicSchedule",
                "kind": "LinkedField",
                "name": "publicSchedule",
                "plural": false,
                "selections": [
                  (v2/*:: as any*/)
                ],
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
                "name": "customerName",
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
    "cacheID": "325af521dd56f96d62128f81083a7342",
    "id": "13c0cafb7e2802393d855b767bed8f52813261af42b93b26d9cdc4a5f63c1873",
    "metadata": {},
    "name": "EditDeliveryDialogMutation",
    "operationKind": "mutation",
    "text": "mutation EditDeliveryDialogMutation(\n  $input: updateTrainingDeliveryInput!\n) {\n  updateTrainingDelivery(input: $input) {\n    trainingClass {\n      id\n      version\n      ...ClassFactsCard_class\n      ...ClassMeta_class\n      ...SessionTable_class\n    }\n  }\n}\n\nfragment ClassFactsCard_class on TrainingClass {\n  id\n  status\n  ...EditClassDialog_class\n  ...EditDeliveryDialog_class\n  deliveryFormat\n  purchaseOrderReference\n  confirmedPurchaseOrder {\n    id\n    reference\n  }\n  deliveryAddress {\n    address1\n    address2\n    address3\n    address4\n    city\n    region\n    postcode\n    country\n  }\n  brand {\n    id\n    name\n  }\n  courseVersion {\n    number\n    durationDays\n    course {\n      id\n      reference\n    }\n    id\n  }\n}\n\nfragment ClassMeta_class on TrainingClass {\n  reference\n  startsAt\n  endsAt\n  brand {\n    name\n    id\n  }\n  customer {\n    id\n    name\n  }\n  publicSchedule {\n    id\n  }\n  ...RecordAudit_record\n  ...CustomerLabel_class\n  ...DeliveryFact_class\n}\n\nfragment CustomerLabel_class on TrainingClass {\n  public\n  customerName\n}\n\nfragment DeliveryFact_class on TrainingClass {\n  deliveryFormat\n  deliveryPlatform\n  deliveryAddress {\n    city\n    postcode\n  }\n}\n\nfragment EditClassDialog_class on TrainingClass {\n  id\n  version\n  ... on Audited {\n    __isAudited: __typename\n    updatedAt\n    updatedBy {\n      person {\n        fullName\n        id\n      }\n      id\n    }\n  }\n  reference\n  title\n  purchaseOrderReference\n  brand {\n    id\n    ...brandOption_brand\n  }\n}\n\nfragment EditDeliveryDialog_class on TrainingClass {\n  id\n  version\n  ... on Audited {\n    __isAudited: __typename\n    updatedAt\n    updatedBy {\n      person {\n        fullName\n        id\n      }\n      id\n    }\n  }\n  reference\n  title\n  deliveryFormat\n  deliveryPlatform\n  deliveryAddress {\n    address1\n    address2\n    address3\n    address4\n    city\n    region\n    postcode\n    country\n  }\n  sessions(first: 50) {\n    edges {\n      node {\n        venue\n        meetingLink\n        id\n      }\n    }\n  }\n}\n\nfragment JoinLink_session on TrainingSession {\n  meetingLink\n  trainingClass {\n    title\n    deliveryFormat\n    id\n  }\n}\n\nfragment RecordAudit_record on Audited {\n  __isAudited: __typename\n  createdAt\n  createdBy {\n    person {\n      fullName\n      id\n    }\n    id\n  }\n  updatedAt\n  updatedBy {\n    person {\n      fullName\n      id\n    }\n    id\n  }\n}\n\nfragment SessionTable_class on TrainingClass {\n  id\n  status\n  deliveryFormat\n  sessions(first: 50) {\n    edges {\n      node {\n        id\n        startsAt\n        endsAt\n        dayNumber\n        venue\n        seatsReservedCount\n        seatsTotalCount\n        ...JoinLink_session\n        trainingClass {\n          ...DeliveryFact_class\n          id\n        }\n      }\n    }\n  }\n}\n\nfragment brandOption_brand on Brand {\n  id\n  name\n}\n"
  }
};
})();

(node as any).hash = "9b7725d52c991af1d3a81274d8b55823";

export default node;
