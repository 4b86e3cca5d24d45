/**
 * @generated SignedSource<<fdbaf6ab470418e2d86a22640a5e5cb1>>
 * @relayHash 3ecfa3d6aa8c666cbe41647550f4ffe0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 500c5e096696e640f620e10a9dea766d2405f99c05fa9b18604258e6f7b1148f

import type { ConcreteRequest } from 'relay-runtime';
export type DeliveryFormat = "on_site" | "other" | "training_centre" | "virtual" | "%future added value";
export type DeliveryPlatform = "ms_teams" | "other" | "zoom" | "%future added value";
export type createPublicScheduleInput = {
  brand: string;
  clientMutationId?: string | null | undefined;
  course: string;
  deliveryAddress?: AddressInput | null | undefined;
  deliveryFormat: DeliveryFormat;
  deliveryPlatform?: DeliveryPlatform | null | undefined;
  maxAttendees: number;
  sessions: ReadonlyArray<NewTrainingSessionInput>;
  title: string;
  trainer?: string | null | undefined;
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
export type ScheduleCreateFormMutation$variables = {
  input: createPublicScheduleInput;
};
export type ScheduleCreateFormMutation$data = {
  readonly createPublicSchedule: {
    readonly publicSchedule: {
      readonly id: string;
    } | null | undefined;
  } | null | undefined;
};
export type ScheduleCreateFormMutation = {
  response: ScheduleCreateFormMutation$data;
  variables: ScheduleCreateFormMutation$variables;
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
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "createPublicSchedulePayload",
    "kind": "LinkedField",
    "name": "createPublicSchedule",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "PublicSchedule",
        "kind": "LinkedField",
        "name": "publicSchedule",
        "plural": false,
        "selections": [
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
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "ScheduleCreateFormMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ScheduleCreateFormMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "3ecfa3d6aa8c666cbe41647550f4ffe0",
    "id": "500c5e096696e640f620e10a9dea766d2405f99c05fa9b18604258e6f7b1148f",
    "metadata": {},
    "name": "ScheduleCreateFormMutation",
    "operationKind": "mutation",
    "text": "mutation ScheduleCreateFormMutation(\n  $input: createPublicScheduleInput!\n) {\n  createPublicSchedule(input: $input) {\n    publicSchedule {\n      id\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "5c5b02f21714ff6f289961859e633c7a";

export default node;
