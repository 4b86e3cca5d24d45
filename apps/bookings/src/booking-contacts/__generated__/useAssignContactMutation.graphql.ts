/**
 * @generated SignedSource<<f698bd830469b9f491dbca4a46aa260c>>
 * @relayHash c5c6241a0e63fc9758d6427737c73a09
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5c5333ddd981f436ca673677372799671f849c6ea4f87c8ef0db2569eef28426

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ContactRole = "biller" | "booker" | "%future added value";
export type assignCustomerContactToBookingInput = {
  clientMutationId?: string | null | undefined;
  customerContact: string;
  id: string;
  roles: ReadonlyArray<ContactRole>;
};
export type useAssignContactMutation$variables = {
  input: assignCustomerContactToBookingInput;
};
export type useAssignContactMutation$data = {
  readonly assignCustomerContactToBooking: {
    readonly booking: {
      readonly biller: {
        readonly fullName: string;
        readonly id: string;
      } | null | undefined;
      readonly booker: {
        readonly fullName: string;
        readonly id: string;
      } | null | undefined;
      readonly id: string;
      readonly " $fragmentSpreads": FragmentRefs<"BookingContactsCard_booking">;
    } | null | undefined;
  } | null | undefined;
};
export type useAssignContactMutation = {
  response: useAssignContactMutation$data;
  variables: useAssignContactMutation$variables;
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
  "name": "fullName",
  "storageKey": null
},
v4 = [
  (v2/*:: as any*/),
  (v3/*:: as any*/)
],
v5 = {
  "alias": null,
  "args": null,
  "concreteType": "CustomerContact",
  "kind": "LinkedField",
  "name": "booker",
  "plural": false,
  "selections": (v4/*:: as any*/),
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "concreteType": "CustomerContact",
  "kind": "LinkedField",
  "name": "biller",
  "plural": false,
  "selections": (v4/*:: as any*/),
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "status",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "reference",
  "storageKey": null
},
v9 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 100
  }
],
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "roles",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useAssignContactMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "assignCustomerContactToBookingPayload",
        "kind": "LinkedField",
        "name": "assignCustomerContactToBooking",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Booking",
            "kind": "LinkedField",
            "name": "booking",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              (v5/*:: as any*/),
              (v6/*:: as any*/),
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "BookingContactsCard_booking"
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
    "name": "useAssignContactMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "assignCustomerContactToBookingPayload",
        "kind": "LinkedField",
        "name": "assignCustomerContactToBooking",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Booking",
            "kind": "LinkedField",
            "name": "booking",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              (v5/*:: as any*/),
              (v6/*:: as any*/),
              (v7/*:: as any*/),
              (v8/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Customer",
                "kind": "LinkedField",
                "name": "customer",
                "plural": false,
                "selections": [
                  (v2/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "name",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": (v9/*:: as any*/),
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
                          (v10/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "CustomerContact",
                            "kind": "LinkedField",
                            "name": "customerContact",
                            "plural": false,
                            "selections": [
                              (v3/*:: as any*/),
                              (v2/*:: as any*/),
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
                                "name": "email",
                                "storageKey": null
                              },
                              {
                                "alias": null,
                                "args": null,
                                "concreteType": "User",
                                "kind": "LinkedField",
                                "name": "user",
                                "plural": false,
                                "selections": [
                                  {
                                    "alias": null,
                                    "args": null,
                                    "kind": "ScalarField",
                                    "name": "avatarUrl",
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
                            "concreteType": "Booking",
                            "kind": "LinkedField",
                            "name": "booking",
                            "plural": false,
                            "selections": [
                              (v8/*:: as any*/),
                              (v7/*:: as any*/),
                              {
                                "alias": null,
                                "args": (v9/*:: as any*/),
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
                                          (v10/*:: as any*/)
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
    "cacheID": "c5c6241a0e63fc9758d6427737c73a09",
    "id": "5c5333ddd981f436ca673677372799671f849c6ea4f87c8ef0db2569eef28426",
    "metadata": {},
    "name": "useAssignContactMutation",
    "operationKind": "mutation",
    "text": "mutation useAssignContactMutation(\n  $input: assignCustomerContactToBookingInput!\n) {\n  assignCustomerContactToBooking(input: $input) {\n    booking {\n      id\n      booker {\n        id\n        fullName\n      }\n      biller {\n        id\n        fullName\n      }\n      ...BookingContactsCard_booking\n    }\n  }\n}\n\nfragment AssignContactDialog_booking on Booking {\n  id\n  reference\n  customer {\n    id\n    name\n  }\n}\n\nfragment BookingContactsCard_booking on Booking {\n  status\n  ...AssignContactDialog_booking\n  bookingCustomerContacts(first: 100) {\n    edges {\n      node {\n        id\n        ...UnassignContactButton_contact\n        roles\n        customerContact {\n          id\n          fullName\n          jobTitle\n          email\n          user {\n            avatarUrl\n            id\n          }\n        }\n      }\n    }\n  }\n}\n\nfragment UnassignContactButton_contact on BookingCustomerContact {\n  id\n  roles\n  customerContact {\n    fullName\n    id\n  }\n  booking {\n    reference\n    status\n    bookingCustomerContacts(first: 100) {\n      edges {\n        node {\n          id\n          roles\n        }\n      }\n    }\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "cd08e73dd98fd3a35e3b239aa8f19054";

export default node;
