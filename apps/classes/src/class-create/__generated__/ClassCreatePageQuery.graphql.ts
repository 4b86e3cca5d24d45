/**
 * @generated SignedSource<<70c301b94d924871e8f208fbaff5d8ee>>
 * @relayHash a15fc6184bb011a342afb9cde7d13add
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ef97887d6c3d16f7d8a8667d7d1f6af0dafa8df42fa6859effe74fee6bd85a66

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ClassCreatePageQuery$variables = {
  course: string;
  customer: string;
  hasCourse: boolean;
  hasCustomer: boolean;
  hasLike: boolean;
  hasTrainer: boolean;
  like: string;
  trainer: string;
};
export type ClassCreatePageQuery$data = {
  readonly course?: {
    readonly " $fragmentSpreads": FragmentRefs<"ClassCreateForm_course">;
  } | null | undefined;
  readonly customer?: {
    readonly " $fragmentSpreads": FragmentRefs<"ClassCreateForm_customer">;
  } | null | undefined;
  readonly trainer?: {
    readonly " $fragmentSpreads": FragmentRefs<"ClassCreateForm_trainer">;
  } | null | undefined;
  readonly trainingClass?: {
    readonly " $fragmentSpreads": FragmentRefs<"ClassCreateForm_like">;
  } | null | undefined;
};
export type ClassCreatePageQuery = {
  response: ClassCreatePageQuery$data;
  variables: ClassCreatePageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "course"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "customer"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "hasCourse"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "hasCustomer"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "hasLike"
},
v5 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "hasTrainer"
},
v6 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "like"
},
v7 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "trainer"
},
v8 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "course"
  }
],
v9 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "customer"
  }
],
v10 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "trainer"
  }
],
v11 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "like"
  }
],
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
},
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "reference",
  "storageKey": null
},
v15 = [
  (v12/*:: as any*/),
  (v13/*:: as any*/),
  (v14/*:: as any*/)
],
v16 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v17 = {
  "alias": null,
  "args": null,
  "concreteType": "Person",
  "kind": "LinkedField",
  "name": "contact",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "fullName",
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
        (v12/*:: as any*/)
      ],
      "storageKey": null
    },
    (v12/*:: as any*/)
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/),
      (v4/*:: as any*/),
      (v5/*:: as any*/),
      (v6/*:: as any*/),
      (v7/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "ClassCreatePageQuery",
    "selections": [
      {
        "condition": "hasCourse",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": (v8/*:: as any*/),
            "concreteType": "Course",
            "kind": "LinkedField",
            "name": "course",
            "plural": false,
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "ClassCreateForm_course"
              }
            ],
            "storageKey": null
          }
        ]
      },
      {
        "condition": "hasCustomer",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": (v9/*:: as any*/),
            "concreteType": "Customer",
            "kind": "LinkedField",
            "name": "customer",
            "plural": false,
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "ClassCreateForm_customer"
              }
            ],
            "storageKey": null
          }
        ]
      },
      {
        "condition": "hasTrainer",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": (v10/*:: as any*/),
            "concreteType": "Trainer",
            "kind": "LinkedField",
            "name": "trainer",
            "plural": false,
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "ClassCreateForm_trainer"
              }
            ],
            "storageKey": null
          }
        ]
      },
      {
        "condition": "hasLike",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": (v11/*:: as any*/),
            "concreteType": "TrainingClass",
            "kind": "LinkedField",
            "name": "trainingClass",
            "plural": false,
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "ClassCreateForm_like"
              }
            ],
            "storageKey": null
          }
        ]
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v2/*:: as any*/),
      (v1/*:: as any*/),
      (v3/*:: as any*/),
      (v7/*:: as any*/),
      (v5/*:: as any*/),
      (v6/*:: as any*/),
      (v4/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "ClassCreatePageQuery",
    "selections": [
      {
        "condition": "hasCourse",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": (v8/*:: as any*/),
            "concreteType": "Course",
            "kind": "LinkedField",
            "name": "course",
            "plural": false,
            "selections": (v15/*:: as any*/),
            "storageKey": null
          }
        ]
      },
      {
        "condition": "hasCustomer",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": (v9/*:: as any*/),
            "concreteType": "Customer",
            "kind": "LinkedField",
            "name": "customer",
            "plural": false,
            "selections": [
              (v12/*:: as any*/),
              (v16/*:: as any*/),
              (v14/*:: as any*/)
            ],
            "storageKey": null
          }
        ]
      },
      {
        "condition": "hasTrainer",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": (v10/*:: as any*/),
            "concreteType": "Trainer",
            "kind": "LinkedField",
            "name": "trainer",
            "plural": false,
            "selections": [
              (v12/*:: as any*/),
              (v17/*:: as any*/)
            ],
            "storageKey": null
          }
        ]
      },
      {
        "condition": "hasLike",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": (v11/*:: as any*/),
            "concreteType": "TrainingClass",
            "kind": "LinkedField",
            "name": "trainingClass",
            "plural": false,
            "selections": [
              (v12/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "public",
                "storageKey": null
              },
              (v13/*:: as any*/),
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
                  (v12/*:: as any*/),
                  (v16/*:: as any*/)
                ],
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
                    "concreteType": "Course",
                    "kind": "LinkedField",
                    "name": "course",
                    "plural": false,
                    "selections": (v15/*:: as any*/),
                    "storageKey": null
                  },
                  (v12/*:: as any*/)
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Trainer",
                "kind": "LinkedField",
                "name": "trainer",
                "plural": false,
                "selections": [
                  (v12/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "status",
                    "storageKey": null
                  },
                  (v17/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ]
      }
    ]
  },
  "params": {
    "cacheID": "a15fc6184bb011a342afb9cde7d13add",
    "id": "ef97887d6c3d16f7d8a8667d7d1f6af0dafa8df42fa6859effe74fee6bd85a66",
    "metadata": {},
    "name": "ClassCreatePageQuery",
    "operationKind": "query",
    "text": "query ClassCreatePageQuery(\n  $course: ID!\n  $hasCourse: Boolean!\n  $customer: ID!\n  $hasCustomer: Boolean!\n  $trainer: ID!\n  $hasTrainer: Boolean!\n  $like: ID!\n  $hasLike: Boolean!\n) {\n  course(id: $course) @include(if: $hasCourse) {\n    ...ClassCreateForm_course\n    id\n  }\n  customer(id: $customer) @include(if: $hasCustomer) {\n    ...ClassCreateForm_customer\n    id\n  }\n  trainer(id: $trainer) @include(if: $hasTrainer) {\n    ...ClassCreateForm_trainer\n    id\n  }\n  trainingClass(id: $like) @include(if: $hasLike) {\n    ...ClassCreateForm_like\n    id\n  }\n}\n\nfragment ClassCreateForm_course on Course {\n  id\n  ...courseOption_course\n}\n\nfragment ClassCreateForm_customer on Customer {\n  id\n  ...customerOption_customer\n}\n\nfragment ClassCreateForm_like on TrainingClass {\n  id\n  public\n  title\n  maxAttendees\n  deliveryFormat\n  deliveryPlatform\n  deliveryAddress {\n    address1\n    address2\n    address3\n    address4\n    city\n    region\n    postcode\n    country\n  }\n  brand {\n    id\n    ...brandOption_brand\n  }\n  courseVersion {\n    course {\n      id\n      ...courseOption_course\n    }\n    id\n  }\n  trainer {\n    id\n    status\n    ...trainerOption_trainer\n  }\n}\n\nfragment ClassCreateForm_trainer on Trainer {\n  id\n  ...trainerOption_trainer\n}\n\nfragment brandOption_brand on Brand {\n  id\n  name\n}\n\nfragment courseOption_course on Course {\n  id\n  title\n  reference\n}\n\nfragment customerOption_customer on Customer {\n  id\n  name\n  reference\n}\n\nfragment trainerOption_trainer on Trainer {\n  id\n  contact {\n    fullName\n    email\n    user {\n      avatarUrl\n      id\n    }\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "68314d78a599a49d44e92694d32615f4";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
