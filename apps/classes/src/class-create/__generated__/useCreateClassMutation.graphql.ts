/**
 * @generated SignedSource<<a70d501266ded8c8bd154d415b3146f9>>
 * @relayHash 626492d6085c6bc9e0a4e6b50c0a4fd4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8fd90d498fb9d33e50a20fcbc499643b5e9b9c0a1b275b214f0f79fa1560a1a8

import type { ConcreteRequest } from 'relay-runtime';
export type DeliveryFormat = "on_site" | "other" | "training_centre" | "virtual" | "%future added value";
export type DeliveryPlatform = "ms_teams" | "other" | "zoom" | "%future added value";
export type TrainingClassType = "private" | "public" | "%future added value";
export type createTrainingClassInput = {
  brand: string;
  clientMutationId?: string | null | undefined;
  course: string;
  customer?: string | null | undefined;
  deliveryAddress?: AddressInput | null | undefined;
  deliveryFormat: DeliveryFormat;
  deliveryPlatform?: DeliveryPlatform | null | undefined;
  maxAttendees: number;
  purchaseOrderReference?: string | null | undefined;
  sessions: ReadonlyArray<NewTrainingSessionInput>;
  title: string;
  trainer?: string | null | undefined;
  type: TrainingClassType;
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
export type useCreateClassMutation$variables = {
  input: createTrainingClassInput;
};
export type useCreateClassMutation$data = {
  readonly createTrainingClass: {
    readonly trainingClass: {
      readonly id: string;
      readonly reference: string;
    } | null | undefined;
  } | null | undefined;
};
export type useCreateClassMutation = {
  response: useCreateClassMutation$data;
  variables: useCreateClassMutation$variables;
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
    "concreteType": "createTrainingClassPayload",
    "kind": "LinkedField",
    "name": "createTrainingClass",
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
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          },
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
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useCreateClassMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useCreateClassMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "626492d6085c6bc9e0a4e6b50c0a4fd4",
    "id": "8fd90d498fb9d33e50a20fcbc499643b5e9b9c0a1b275b214f0f79fa1560a1a8",
    "metadata": {},
    "name": "useCreateClassMutation",
    "operationKind": "mutation",
    "text": "mutation useCreateClassMutation(\n  $input: createTrainingClassInput!\n) {\n  createTrainingClass(input: $input) {\n    trainingClass {\n      id\n      reference\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "01902e5ba579d8f54199ef38b79386e0";

export default node;
