/**
 * @generated SignedSource<<1704855acd3539557c9545c4c6937c67>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ClassMeta_class$data = {
  readonly brand: {
    readonly name: string;
  };
  readonly endsAt: string | null | undefined;
  readonly reference: string;
  readonly startsAt: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"CustomerLabel_class" | "DeliveryFact_class">;
  readonly " $fragmentType": "ClassMeta_class";
};
export type ClassMeta_class$key = {
  readonly " $data"?: ClassMeta_class$data;
  readonly " $fragmentSpreads": FragmentRefs<"ClassMeta_class">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ClassMeta_class",
  "selections": [
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
      "name": "startsAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "endsAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Brand",
      "kind": "LinkedField",
      "name": "brand",
      "plural": false,
      "selections": [
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "CustomerLabel_class"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DeliveryFact_class"
    }
  ],
  "type": "TrainingClass",
  "abstractKey": null
};

(node as any).hash = "673d7ab71bd10e9191b6e57e61194713";

export default node;
