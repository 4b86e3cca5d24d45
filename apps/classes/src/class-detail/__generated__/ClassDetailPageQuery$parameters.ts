/**
 * @generated SignedSource<<1a66a8d9f229272534fd1bbc809bf544>>
 * @relayHash 115f4085dddf905e5a8b6f5177d8b451
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9c4574853c995ee84726eafd26bfcc3f6b84bca9e32508ca016a2ccb32dd3d1d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ClassDetailPageQuery } from './ClassDetailPageQuery.graphql';

const node: PreloadableConcreteRequest<ClassDetailPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9c4574853c995ee84726eafd26bfcc3f6b84bca9e32508ca016a2ccb32dd3d1d",
    "metadata": {},
    "name": "ClassDetailPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
