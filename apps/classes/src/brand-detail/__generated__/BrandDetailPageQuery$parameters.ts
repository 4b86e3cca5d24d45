/**
 * @generated SignedSource<<94dd7fe9c1324a85591bdd300bf51426>>
 * @relayHash 0c781019ee7969e2c85e31e8160ffc8c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cc75951eedc08820c6558546acb7c9c29dbbc7bd95cbea5a0007528df8d9138a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BrandDetailPageQuery } from './BrandDetailPageQuery.graphql';

const node: PreloadableConcreteRequest<BrandDetailPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "cc75951eedc08820c6558546acb7c9c29dbbc7bd95cbea5a0007528df8d9138a",
    "metadata": {},
    "name": "BrandDetailPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
