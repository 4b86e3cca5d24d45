/**
 * @generated SignedSource<<bda2b623c6c4c50b01dee148e31a5007>>
 * @relayHash 152ffe88a9517c813a5b465bc8630913
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3e43b30698f3ebc60dd60b77b79e66016107368e57af251dcec3c69c4a184333

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BookingDetailPageQuery$variables = {
  id: string;
};
export type BookingDetailPageQuery$data = {
  readonly booking: {
    readonly " $fragmentSpreads": FragmentRefs<"BookingDetailPage_booking">;
  } | null | undefined;
};
export type BookingDetailPageQuery = {
  response: BookingDetailPageQuery$data;
  variables: BookingDetailPageQuery$variables;
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
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "reference",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "status",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "version",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "discussedIn",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "attended",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "noted",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "fullName",
  "storageKey": null
},
v11 = [
  (v2/*:: as any*/),
  (v10/*:: as any*/)
],
v12 = [
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
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "city",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "region",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "postcode",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "country",
    "storageKey": null
  }
],
v13 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 100
  }
],
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "endsAt",
  "storageKey": null
},
v15 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "startsAt",
  "storageKey": null
},
v16 = [
  (v2/*:: as any*/)
],
v17 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "amount",
    "storageKey": null
  }
],
v18 = {
  "alias": null,
  "args": null,
  "concreteType": "Money",
  "kind": "LinkedField",
  "name": "netPrice",
  "plural": false,
  "selections": (v17/*:: as any*/),
  "storageKey": null
},
v19 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "poNumber",
  "storageKey": null
},
v20 = [
  (v10/*:: as any*/),
  (v2/*:: as any*/)
],
v21 = [
  (v3/*:: as any*/),
  (v5/*:: as any*/),
  (v2/*:: as any*/)
],
v22 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "updatedAt",
  "storageKey": null
},
v23 = {
  "alias": null,
  "args": null,
  "concreteType": "Person",
  "kind": "LinkedField",
  "name": "person",
  "plural": false,
  "selections": (v20/*:: as any*/),
  "storageKey": null
},
v24 = [
  (v23/*:: as any*/),
  (v2/*:: as any*/)
],
v25 = {
  "alias": null,
  "args": null,
  "concreteType": "User",
  "kind": "LinkedField",
  "name": "updatedBy",
  "plural": false,
  "selections": (v24/*:: as any*/),
  "storageKey": null
},
v26 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "createdAt",
  "storageKey": null
},
v27 = [
  (v2/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "name",
    "storageKey": null
  }
],
v28 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "avatarUrl",
  "storageKey": null
},
v29 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "roles",
  "storageKey": null
},
v30 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "email",
  "storageKey": null
},
v31 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 5
  }
],
v32 = [
  (v2/*:: as any*/),
  (v3/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "subject",
    "storageKey": null
  },
  (v5/*:: as any*/),
  (v26/*:: as any*/)
],
v33 = {
  "alias": null,
  "args": null,
  "concreteType": "PageInfo",
  "kind": "LinkedField",
  "name": "pageInfo",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hasNextPage",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v34 = [
  (v2/*:: as any*/),
  (v3/*:: as any*/)
],
v35 = {
  "alias": null,
  "args": null,
  "concreteType": "User",
  "kind": "LinkedField",
  "name": "createdBy",
  "plural": false,
  "selections": (v24/*:: as any*/),
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "BookingDetailPageQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Booking",
        "kind": "LinkedField",
        "name": "booking",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "BookingDetailPage_booking"
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
    "name": "BookingDetailPageQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Booking",
        "kind": "LinkedField",
        "name": "booking",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "bookedAt",
            "storageKey": null
          },
          (v6/*:: as any*/),
          (v7/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "hasFormerDelegates",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "heldFrom",
            "storageKey": null
          },
          (v8/*:: as any*/),
          (v9/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "CustomerContact",
            "kind": "LinkedField",
            "name": "booker",
            "plural": false,
            "selections": (v11/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "CustomerContact",
            "kind": "LinkedField",
            "name": "biller",
            "plural": false,
            "selections": (v11/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Address",
            "kind": "LinkedField",
            "name": "billingAddress",
            "plural": false,
            "selections": (v12/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": (v13/*:: as any*/),
            "concreteType": "BookingItemCursorConnection",
            "kind": "LinkedField",
            "name": "items",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "BookingItemEdge",
                "kind": "LinkedField",
                "name": "edges",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "BookingItem",
                    "kind": "LinkedField",
                    "name": "node",
                    "plural": false,
                    "selections": [
                      (v5/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "TrainingClass",
                        "kind": "LinkedField",
                        "name": "class",
                        "plural": false,
                        "selections": [
                          (v5/*:: as any*/),
                          (v14/*:: as any*/),
                          (v2/*:: as any*/),
                          (v3/*:: as any*/),
                          (v15/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "CourseVersion",
                            "kind": "LinkedField",
                            "name": "courseVersion",
                            "plural": false,
                            "selections": [
                              (v4/*:: as any*/),
                              {
                                "alias": null,
                                "args": null,
                                "kind": "ScalarField",
                                "name": "number",
                                "storageKey": null
                              },
                              (v2/*:: as any*/)
                            ],
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "PublicSchedule",
                            "kind": "LinkedField",
                            "name": "publicSchedule",
                            "plural": false,
                            "selections": (v16/*:: as any*/),
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
                            "name": "seatsFreeCount",
                            "storageKey": null
                          }
                        ],
                        "storageKey": null
                      },
                      (v2/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "type",
                        "storageKey": null
                      },
                      (v4/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "quantity",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "assignedSeatNumber",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "maxAttendees",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Money",
                        "kind": "LinkedField",
                        "name": "unitPrice",
                        "plural": false,
                        "selections": (v17/*:: as any*/),
                        "storageKey": null
                      },
                      (v18/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "canceledAt",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "cancelReason",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "deliveryFormat",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "deliveryPlatform",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Address",
                        "kind": "LinkedField",
                        "name": "deliveryAddress",
                        "plural": false,
                        "selections": (v12/*:: as any*/),
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
                                  (v2/*:: as any*/),
                                  (v15/*:: as any*/),
                                  (v14/*:: as any*/)
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
                        "kind": "ScalarField",
                        "name": "taxable",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "taxRatePercent",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Money",
                        "kind": "LinkedField",
                        "name": "taxValue",
                        "plural": false,
                        "selections": (v17/*:: as any*/),
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Money",
                        "kind": "LinkedField",
                        "name": "grossPrice",
                        "plural": false,
                        "selections": (v17/*:: as any*/),
                        "storageKey": null
                      },
                      (v19/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Trainer",
                        "kind": "LinkedField",
                        "name": "trainer",
                        "plural": false,
                        "selections": [
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "Person",
                            "kind": "LinkedField",
                            "name": "contact",
                            "plural": false,
                            "selections": (v20/*:: as any*/),
                            "storageKey": null
                          },
                          (v2/*:: as any*/)
                        ],
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Money",
                        "kind": "LinkedField",
                        "name": "trainerDayRate",
                        "plural": false,
                        "selections": (v17/*:: as any*/),
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Money",
                        "kind": "LinkedField",
                        "name": "trainerTravel",
                        "plural": false,
                        "selections": (v17/*:: as any*/),
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Booking",
                        "kind": "LinkedField",
                        "name": "booking",
                        "plural": false,
                        "selections": (v16/*:: as any*/),
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Invoice",
                        "kind": "LinkedField",
                        "name": "billedOn",
                        "plural": true,
                        "selections": (v21/*:: as any*/),
                        "storageKey": null
                      },
                      (v8/*:: as any*/),
                      (v9/*:: as any*/),
                      (v7/*:: as any*/),
                      {
                        "alias": null,
                        "args": [
                          {
                            "kind": "Literal",
                            "name": "first",
                            "value": 10
                          }
                        ],
                        "concreteType": "InvoiceCursorConnection",
                        "kind": "LinkedField",
                        "name": "invoices",
                        "plural": false,
                        "selections": [
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "InvoiceEdge",
                            "kind": "LinkedField",
                            "name": "edges",
                            "plural": true,
                            "selections": [
                              {
                                "alias": null,
                                "args": null,
                                "concreteType": "Invoice",
                                "kind": "LinkedField",
                                "name": "node",
                                "plural": false,
                                "selections": (v21/*:: as any*/),
                                "storageKey": null
                              }
                            ],
                            "storageKey": null
                          }
                        ],
                        "storageKey": "invoices(first:10)"
                      },
                      (v6/*:: as any*/),
                      {
                        "kind": "InlineFragment",
                        "selections": [
                          (v22/*:: as any*/),
                          (v25/*:: as any*/)
                        ],
                        "type": "Audited",
                        "abstractKey": "__isAudited"
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "totalCount",
                "storageKey": null
              }
            ],
            "storageKey": "items(first:100)"
          },
          (v26/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "confirmedAt",
            "storageKey": null
          },
          {
            "alias": "progressing",
            "args": (v13/*:: as any*/),
            "concreteType": "BookingItemCursorConnection",
            "kind": "LinkedField",
            "name": "items",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "BookingItemEdge",
                "kind": "LinkedField",
                "name": "edges",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "BookingItem",
                    "kind": "LinkedField",
                    "name": "node",
                    "plural": false,
                    "selections": [
                      (v5/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "TrainingClass",
                        "kind": "LinkedField",
                        "name": "class",
                        "plural": false,
                        "selections": [
                          (v15/*:: as any*/),
                          (v14/*:: as any*/),
                          (v2/*:: as any*/)
                        ],
                        "storageKey": null
                      },
                      (v2/*:: as any*/)
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": "items(first:100)"
          },
          (v19/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "dealRecordId",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "webBookingReference",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "invoiceNotes",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Customer",
            "kind": "LinkedField",
            "name": "customer",
            "plural": false,
            "selections": (v27/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "User",
            "kind": "LinkedField",
            "name": "accountManager",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              (v28/*:: as any*/),
              (v23/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "accountManagerEmail",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Brand",
            "kind": "LinkedField",
            "name": "brand",
            "plural": false,
            "selections": (v27/*:: as any*/),
            "storageKey": null
          },
          (v18/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Money",
            "kind": "LinkedField",
            "name": "expectedTotalValue",
            "plural": false,
            "selections": (v17/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Money",
            "kind": "LinkedField",
            "name": "toBeRefunded",
            "plural": false,
            "selections": (v17/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": (v13/*:: as any*/),
            "concreteType": "BookingCustomerContactCursorConnection",
            "kind": "LinkedField",
            "name": "bookingCustomerContacts",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "BookingCustomerContactEdge",
                "kind": "LinkedField",
                "name": "edges",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "BookingCustomerContact",
                    "kind": "LinkedField",
                    "name": "node",
                    "plural": false,
                    "selections": [
                      (v2/*:: as any*/),
                      (v29/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "CustomerContact",
                        "kind": "LinkedField",
                        "name": "customerContact",
                        "plural": false,
                        "selections": [
                          (v10/*:: as any*/),
                          (v2/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "jobTitle",
                            "storageKey": null
                          },
                          (v30/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "User",
                            "kind": "LinkedField",
                            "name": "user",
                            "plural": false,
                            "selections": [
                              (v28/*:: as any*/),
                              (v2/*:: as any*/)
                            ],
                            "storageKey": null
                          }
                        ],
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Booking",
                        "kind": "LinkedField",
                        "name": "booking",
                        "plural": false,
                        "selections": [
                          (v3/*:: as any*/),
                          (v5/*:: as any*/),
                          {
                            "alias": null,
                            "args": (v13/*:: as any*/),
                            "concreteType": "BookingCustomerContactCursorConnection",
                            "kind": "LinkedField",
                            "name": "bookingCustomerContacts",
                            "plural": false,
                            "selections": [
                              {
                                "alias": null,
                                "args": null,
                                "concreteType": "BookingCustomerContactEdge",
                                "kind": "LinkedField",
                                "name": "edges",
                                "plural": true,
                                "selections": [
                                  {
                                    "alias": null,
                                    "args": null,
                                    "concreteType": "BookingCustomerContact",
                                    "kind": "LinkedField",
                                    "name": "node",
                                    "plural": false,
                                    "selections": [
                                      (v2/*:: as any*/),
                                      (v29/*:: as any*/)
                                    ],
                                    "storageKey": null
                                  }
                                ],
                                "storageKey": null
                              }
                            ],
                            "storageKey": "bookingCustomerContacts(first:100)"
                          },
                          (v2/*:: as any*/)
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
            "storageKey": "bookingCustomerContacts(first:100)"
          },
          {
            "alias": null,
            "args": (v31/*:: as any*/),
            "concreteType": "TicketCursorConnection",
            "kind": "LinkedField",
            "name": "tickets",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "TicketEdge",
                "kind": "LinkedField",
                "name": "edges",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Ticket",
                    "kind": "LinkedField",
                    "name": "node",
                    "plural": false,
                    "selections": (v32/*:: as any*/),
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              (v33/*:: as any*/)
            ],
            "storageKey": "tickets(first:5)"
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "PersonToTell",
            "kind": "LinkedField",
            "name": "peopleToTell",
            "plural": true,
            "selections": [
              (v30/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Booking",
                "kind": "LinkedField",
                "name": "booking",
                "plural": false,
                "selections": (v34/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
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
                    "name": "mobile",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "telephone",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Attendee",
                "kind": "LinkedField",
                "name": "attendee",
                "plural": false,
                "selections": (v16/*:: as any*/),
                "storageKey": null
              },
              (v10/*:: as any*/),
              (v29/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "TrainingSeatReservation",
                "kind": "LinkedField",
                "name": "seats",
                "plural": true,
                "selections": [
                  (v2/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "seatNumber",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "BookingItem",
                    "kind": "LinkedField",
                    "name": "bookingItem",
                    "plural": false,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "TrainingClass",
                        "kind": "LinkedField",
                        "name": "class",
                        "plural": false,
                        "selections": (v34/*:: as any*/),
                        "storageKey": null
                      },
                      (v2/*:: as any*/)
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Telling",
                "kind": "LinkedField",
                "name": "telling",
                "plural": false,
                "selections": [
                  (v2/*:: as any*/),
                  (v6/*:: as any*/),
                  (v26/*:: as any*/),
                  (v35/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": (v31/*:: as any*/),
            "concreteType": "ChangeRequestCursorConnection",
            "kind": "LinkedField",
            "name": "changeRequests",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "ChangeRequestEdge",
                "kind": "LinkedField",
                "name": "edges",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "ChangeRequest",
                    "kind": "LinkedField",
                    "name": "node",
                    "plural": false,
                    "selections": (v32/*:: as any*/),
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              (v33/*:: as any*/)
            ],
            "storageKey": "changeRequests(first:5)"
          },
          {
            "alias": null,
            "args": [
              {
                "kind": "Literal",
                "name": "first",
                "value": 500
              }
            ],
            "concreteType": "NoteCursorConnection",
            "kind": "LinkedField",
            "name": "notes",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "NoteEdge",
                "kind": "LinkedField",
                "name": "edges",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Note",
                    "kind": "LinkedField",
                    "name": "node",
                    "plural": false,
                    "selections": [
                      (v2/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "body",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "author",
                        "storageKey": null
                      },
                      (v22/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "User",
                        "kind": "LinkedField",
                        "name": "updatedBy",
                        "plural": false,
                        "selections": [
                          (v2/*:: as any*/),
                          (v28/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "Person",
                            "kind": "LinkedField",
                            "name": "person",
                            "plural": false,
                            "selections": (v11/*:: as any*/),
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
            "storageKey": "notes(first:500)"
          },
          {
            "kind": "InlineFragment",
            "selections": [
              (v35/*:: as any*/),
              (v22/*:: as any*/),
              (v25/*:: as any*/),
              {
                "kind": "InlineFragment",
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "HistoryEntry",
                    "kind": "LinkedField",
                    "name": "newestEntry",
                    "plural": false,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "at",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "User",
                        "kind": "LinkedField",
                        "name": "user",
                        "plural": false,
                        "selections": (v24/*:: as any*/),
                        "storageKey": null
                      },
                      (v2/*:: as any*/)
                    ],
                    "storageKey": null
                  }
                ],
                "type": "Recorded",
                "abstractKey": "__isRecorded"
              }
            ],
            "type": "Audited",
            "abstractKey": "__isAudited"
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "152ffe88a9517c813a5b465bc8630913",
    "id": "3e43b30698f3ebc60dd60b77b79e66016107368e57af251dcec3c69c4a184333",
    "metadata": {},
    "name": "BookingDetailPageQuery",
    "operationKind": "query",
    "text": "query BookingDetailPageQuery(\n  $id: ID!\n) {\n  booking(id: $id) {\n    ...BookingDetailPage_booking\n    id\n  }\n}\n\nfragment AccountManagerLink_booking on Booking {\n  accountManagerEmail\n  accountManager {\n    id\n    avatarUrl\n    person {\n      fullName\n      id\n    }\n  }\n}\n\nfragment AddItemMenu_booking on Booking {\n  id\n  status\n}\n\nfragment AssignContactDialog_booking on Booking {\n  id\n  reference\n  customer {\n    id\n    name\n  }\n}\n\nfragment BookingActions_booking on Booking {\n  id\n  version\n  reference\n  status\n  discussedIn\n  hasFormerDelegates\n  ...bookingToMove_booking\n  ...AddItemMenu_booking\n  ...DeleteBookingDialog_booking\n}\n\nfragment BookingChangeRequestsCard_booking on Booking {\n  id\n  status\n  changeRequests(first: 5) {\n    edges {\n      node {\n        id\n        reference\n        subject\n        status\n        createdAt\n      }\n    }\n    pageInfo {\n      hasNextPage\n    }\n  }\n}\n\nfragment BookingContactsCard_booking on Booking {\n  status\n  ...AssignContactDialog_booking\n  bookingCustomerContacts(first: 100) {\n    edges {\n      node {\n        id\n        ...UnassignContactButton_contact\n        roles\n        customerContact {\n          id\n          fullName\n          jobTitle\n          email\n          user {\n            avatarUrl\n            id\n          }\n        }\n      }\n    }\n  }\n}\n\nfragment BookingDetailPage_booking on Booking {\n  id\n  reference\n  title\n  status\n  bookedAt\n  ...BookingActions_booking\n  ...RecordAudit_record\n  ...BookingStepsCard_booking\n  ...BookingFactsCard_booking\n  ...BookingItemsCard_booking\n  ...BookingContactsCard_booking\n  ...BookingTicketsCard_booking\n  ...PeopleToTellCard_booking\n  ...BookingChangeRequestsCard_booking\n  notes(first: 500) {\n    ...NotesTimeline_notes\n  }\n}\n\nfragment BookingFactsCard_booking on Booking {\n  id\n  version\n  ... on Audited {\n    __isAudited: __typename\n    updatedAt\n    updatedBy {\n      person {\n        fullName\n        id\n      }\n      id\n    }\n  }\n  status\n  title\n  bookedAt\n  poNumber\n  dealRecordId\n  webBookingReference\n  invoiceNotes\n  customer {\n    id\n    name\n  }\n  booker {\n    id\n    fullName\n  }\n  biller {\n    id\n    fullName\n  }\n  accountManager {\n    id\n  }\n  ...AccountManagerLink_booking\n  brand {\n    id\n    name\n  }\n  billingAddress {\n    address1\n    address2\n    address3\n    address4\n    city\n    region\n    postcode\n    country\n  }\n  ...BookingTotals_booking\n  ...EditDetailsDialog_booking\n}\n\nfragment BookingItemCourse_item on BookingItem {\n  type\n  status\n  maxAttendees\n  deliveryFormat\n  deliveryPlatform\n  deliveryAddress {\n    address1\n    address2\n    address3\n    address4\n    city\n    region\n    postcode\n    country\n  }\n  sessions(first: 50) {\n    edges {\n      node {\n        id\n        ...SessionLines_session\n      }\n    }\n  }\n  class {\n    id\n    reference\n    status\n    startsAt\n    endsAt\n    courseVersion {\n      title\n      number\n      id\n    }\n    publicSchedule {\n      id\n    }\n  }\n}\n\nfragment BookingItemMenu_item on BookingItem {\n  id\n  type\n  title\n  status\n  booking {\n    id\n  }\n  billedOn {\n    reference\n    status\n    id\n  }\n  attended\n  noted\n  discussedIn\n  invoices(first: 10) {\n    edges {\n      node {\n        reference\n        status\n        id\n      }\n    }\n  }\n  ...EditItemDialog_item\n  ...DeleteItemDialog_item\n  version\n  quantity\n  class {\n    reference\n    id\n  }\n}\n\nfragment BookingItemPrices_item on BookingItem {\n  taxable\n  taxRatePercent\n  taxValue {\n    amount\n  }\n  grossPrice {\n    amount\n  }\n  poNumber\n  trainer {\n    contact {\n      fullName\n      id\n    }\n    id\n  }\n  trainerDayRate {\n    amount\n  }\n  trainerTravel {\n    amount\n  }\n}\n\nfragment BookingItem_item on BookingItem {\n  id\n  type\n  title\n  status\n  quantity\n  assignedSeatNumber\n  maxAttendees\n  class {\n    id\n  }\n  unitPrice {\n    amount\n  }\n  netPrice {\n    amount\n  }\n  ...CanceledItem_item\n  ...BookingItemCourse_item\n  ...BookingItemPrices_item\n  ...BookingItemMenu_item\n}\n\nfragment BookingItemsCard_booking on Booking {\n  items(first: 100) {\n    edges {\n      node {\n        id\n        ...BookingItem_item\n      }\n    }\n    totalCount\n  }\n}\n\nfragment BookingStepsCard_booking on Booking {\n  status\n  ...bookingToMove_booking\n  createdAt\n  confirmedAt\n  progressing: items(first: 100) {\n    edges {\n      node {\n        status\n        class {\n          startsAt\n          endsAt\n          id\n        }\n        id\n      }\n    }\n  }\n}\n\nfragment BookingTicketsCard_booking on Booking {\n  id\n  tickets(first: 5) {\n    edges {\n      node {\n        id\n        reference\n        subject\n        status\n        createdAt\n      }\n    }\n    pageInfo {\n      hasNextPage\n    }\n  }\n}\n\nfragment BookingTotals_booking on Booking {\n  netPrice {\n    amount\n  }\n  expectedTotalValue {\n    amount\n  }\n  toBeRefunded {\n    amount\n  }\n}\n\nfragment CanceledItem_item on BookingItem {\n  canceledAt\n  cancelReason\n}\n\nfragment DeleteBookingDialog_booking on Booking {\n  id\n  version\n  reference\n  title\n  items(first: 100) {\n    totalCount\n    edges {\n      node {\n        id\n        type\n        status\n        class {\n          reference\n          id\n        }\n      }\n    }\n  }\n}\n\nfragment DeleteItemDialog_item on BookingItem {\n  id\n  version\n  type\n  title\n  quantity\n  assignedSeatNumber\n  grossPrice {\n    amount\n  }\n  booking {\n    id\n  }\n  class {\n    id\n    reference\n  }\n}\n\nfragment EditDetailsDialog_booking on Booking {\n  id\n  version\n  ... on Audited {\n    __isAudited: __typename\n    updatedAt\n    updatedBy {\n      person {\n        fullName\n        id\n      }\n      id\n    }\n  }\n  reference\n  title\n  bookedAt\n  brand {\n    id\n    ...brandOption_brand\n  }\n  accountManager {\n    id\n    ...userOption_user\n  }\n}\n\nfragment EditItemDialog_item on BookingItem {\n  id\n  version\n  ... on Audited {\n    __isAudited: __typename\n    updatedAt\n    updatedBy {\n      person {\n        fullName\n        id\n      }\n      id\n    }\n  }\n  title\n  status\n  quantity\n  unitPrice {\n    amount\n  }\n  taxable\n  taxRatePercent\n  poNumber\n  assignedSeatNumber\n  class {\n    id\n    reference\n    status\n    public\n    endsAt\n    seatsFreeCount\n  }\n}\n\nfragment NotesTimeline_notes on NoteCursorConnection {\n  edges {\n    node {\n      id\n      body\n      author\n      updatedAt\n      updatedBy {\n        id\n        avatarUrl\n        person {\n          id\n          fullName\n        }\n      }\n    }\n  }\n}\n\nfragment PeopleToTellCard_booking on Booking {\n  id\n  status\n  items(first: 100) {\n    edges {\n      node {\n        status\n        id\n      }\n    }\n  }\n  peopleToTell {\n    ...PeopleToTell_people\n  }\n}\n\nfragment PeopleToTell_people on PersonToTell {\n  email\n  booking {\n    id\n  }\n  customerContact {\n    id\n  }\n  attendee {\n    id\n  }\n  ...personColumns_person\n}\n\nfragment RecordAudit_record on Audited {\n  __isAudited: __typename\n  createdAt\n  createdBy {\n    person {\n      fullName\n      id\n    }\n    id\n  }\n  updatedAt\n  updatedBy {\n    person {\n      fullName\n      id\n    }\n    id\n  }\n  ... on Recorded {\n    __isRecorded: __typename\n    newestEntry {\n      at\n      user {\n        person {\n          fullName\n          id\n        }\n        id\n      }\n      id\n    }\n  }\n}\n\nfragment SessionLines_session on TrainingSession {\n  startsAt\n  endsAt\n}\n\nfragment ToldTick_person on PersonToTell {\n  fullName\n  booking {\n    id\n  }\n  customerContact {\n    id\n  }\n  attendee {\n    id\n  }\n  telling {\n    id\n    version\n    createdAt\n    createdBy {\n      person {\n        fullName\n        id\n      }\n      id\n    }\n  }\n}\n\nfragment UnassignContactButton_contact on BookingCustomerContact {\n  id\n  roles\n  customerContact {\n    fullName\n    id\n  }\n  booking {\n    reference\n    status\n    bookingCustomerContacts(first: 100) {\n      edges {\n        node {\n          id\n          roles\n        }\n      }\n    }\n    id\n  }\n}\n\nfragment bookingToMove_booking on Booking {\n  status\n  heldFrom\n  attended\n  noted\n  booker {\n    id\n  }\n  biller {\n    id\n  }\n  billingAddress {\n    address1\n  }\n  items(first: 100) {\n    edges {\n      node {\n        status\n        class {\n          status\n          endsAt\n          id\n        }\n        id\n      }\n    }\n  }\n}\n\nfragment brandOption_brand on Brand {\n  id\n  name\n}\n\nfragment personColumns_person on PersonToTell {\n  fullName\n  email\n  roles\n  booking {\n    id\n    reference\n  }\n  customerContact {\n    id\n    mobile\n    telephone\n  }\n  seats {\n    id\n    seatNumber\n    bookingItem {\n      class {\n        id\n        reference\n      }\n      id\n    }\n  }\n  ...ToldTick_person\n}\n\nfragment userOption_user on User {\n  id\n  avatarUrl\n  person {\n    fullName\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "1da170c22d0080103ea23b9f2ce23cf1";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
