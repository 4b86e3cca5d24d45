/**
 * @generated SignedSource<<cf37b6a7d816dba1c1bed63d49fe25cd>>
 * @relayHash 83b1d53749ecb0b24df8d53c08690d44
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 81579e4e883311c6409d734319ed03680debe907d6e2626bd276b6f0fae3aee9

import type { ConcreteRequest } from 'relay-runtime';
export type DeliveryFormat = "on_site" | "other" | "training_centre" | "virtual" | "%future added value";
export type DeliveryPlatform = "ms_teams" | "other" | "zoom" | "%future added value";
export type updatePrivateBookingItemInput = {
  classVersion?: number | null | undefined;
  clientMutationId?: string | null | undefined;
  deliveryAddress?: AddressInput | null | undefined;
  deliveryFormat?: DeliveryFormat | null | undefined;
  deliveryPlatform?: DeliveryPlatform | null | undefined;
  id: string;
  maxAttendees?: number | null | undefined;
  poNumber?: string | null | undefined;
  quantity?: number | null | undefined;
  reason?: string | null | undefined;
  sessions?: ReadonlyArray<TrainingSessionInput> | null | undefined;
  taxRatePercent?: number | null | undefined;
  taxable?: boolean | null | undefined;
  trainer?: string | null | undefined;
  trainerDayRate?: number | null | undefined;
  trainerTravel?: number | null | undefined;
  unitPrice?: number | null | undefined;
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
export type TrainingSessionInput = {
  date: string;
  endsAt: string;
  id?: string | null | undefined;
  meetingLink?: string | null | undefined;
  startsAt: string;
  venue?: string | null | undefined;
};
export type useUpdatePrivateItemMutation$variables = {
  input: updatePrivateBookingItemInput;
};
export type useUpdatePrivateItemMutation$data = {
  readonly updatePrivateBookingItem: {
    readonly bookingItem: {
      readonly class: {
        readonly id: string;
        readonly version: number;
      };
      readonly id: string;
      readonly version: number;
    } | null | undefined;
  } | null | undefined;
};
export type useUpdatePrivateItemMutation = {
  response: useUpdatePrivateItemMutation$data;
  variables: useUpdatePrivateItemMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "version",
  "storageKey": null
},
v3 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "updatePrivateBookingItemPayload",
    "kind": "LinkedField",
    "name": "updatePrivateBookingItem",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "BookingItem",
        "kind": "LinkedField",
        "name": "bookingItem",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "TrainingClass",
            "kind": "LinkedField",
            "name": "class",
            "plural": false,
            "selections": [
              (v1/*:: as any*/),
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
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useUpdatePrivateItemMutation",
    "selections": (v3/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useUpdatePrivateItemMutation",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "cacheID": "83b1d53749ecb0b24df8d53c08690d44",
    "id": "81579e4e883311c6409d734319ed03680debe907d6e2626bd276b6f0fae3aee9",
    "metadata": {},
    "name": "useUpdatePrivateItemMutation",
    "operationKind": "mutation",
    "text": "mutation useUpdatePrivateItemMutation(\n  $input: updatePrivateBookingItemInput!\n) {\n  updatePrivateBookingItem(input: $input) {\n    bookingItem {\n      id\n      version\n      class {\n        id\n        version\n      }\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "62da76630b3bd89fa6103128a6b330a9";

export default node;
