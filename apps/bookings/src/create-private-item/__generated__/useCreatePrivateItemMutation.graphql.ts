/**
 * @generated SignedSource<<3e301d14054c38eaa6686ecebb41dd5b>>
 * @relayHash 38349a5b4520f2309d1810b830aa4be5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID db265073324f34beb8a6dd72dae334f637814855ae0ad1ec067b042074c7d2ce

import type { ConcreteRequest } from 'relay-runtime';
export type DeliveryFormat = "on_site" | "other" | "training_centre" | "virtual" | "%future added value";
export type DeliveryPlatform = "ms_teams" | "other" | "zoom" | "%future added value";
export type createPrivateBookingItemInput = {
  booking: string;
  brand: string;
  clientMutationId?: string | null | undefined;
  course: string;
  deliveryAddress?: AddressInput | null | undefined;
  deliveryFormat: DeliveryFormat;
  deliveryPlatform?: DeliveryPlatform | null | undefined;
  maxAttendees: number;
  poNumber?: string | null | undefined;
  quantity: number;
  sessions: ReadonlyArray<NewTrainingSessionInput>;
  taxRatePercent?: number | null | undefined;
  taxable: boolean;
  title: string;
  trainer?: string | null | undefined;
  trainerDayRate?: number | null | undefined;
  trainerTravel?: number | null | undefined;
  unitPrice: number;
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
export type NewTrainingSessionInput = {
  date: string;
  endsAt: string;
  meetingLink?: string | null | undefined;
  startsAt: string;
};
export type useCreatePrivateItemMutation$variables = {
  input: createPrivateBookingItemInput;
};
export type useCreatePrivateItemMutation$data = {
  readonly createPrivateBookingItem: {
    readonly bookingItem: {
      readonly class: {
        readonly id: string;
        readonly reference: string;
      };
      readonly id: string;
    } | null | undefined;
  } | null | undefined;
};
export type useCreatePrivateItemMutation = {
  response: useCreatePrivateItemMutation$data;
  variables: useCreatePrivateItemMutation$variables;
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
v2 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "createPrivateBookingItemPayload",
    "kind": "LinkedField",
    "name": "createPrivateBookingItem",
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
          {
            "alias": null,
            "args": null,
            "concreteType": "TrainingClass",
            "kind": "LinkedField",
            "name": "class",
            "plural": false,
            "selections": [
              (v1/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "reference",
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
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useCreatePrivateItemMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useCreatePrivateItemMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "cacheID": "38349a5b4520f2309d1810b830aa4be5",
    "id": "db265073324f34beb8a6dd72dae334f637814855ae0ad1ec067b042074c7d2ce",
    "metadata": {},
    "name": "useCreatePrivateItemMutation",
    "operationKind": "mutation",
    "text": "mutation useCreatePrivateItemMutation(\n  $input: createPrivateBookingItemInput!\n) {\n  createPrivateBookingItem(input: $input) {\n    bookingItem {\n      id\n      class {\n        id\n        reference\n      }\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "25c9f01dbf527b18d8891054e8861851";

export default node;
