import { graphql } from '#web/parts/graphql/generated/index.ts';

export const usersQuery = graphql(`
  query Users {
    users {
      total
      users {
        id
        login
        email
        subscription
        rgpdPrivacy
        rgpdForgetMe
        roleId
        roleDescription
        roleColor
        cssClass
      }
    }
    manageableUsers {
      id
    }
  }
`);

export const userAddChoicesQuery = graphql(`
  query UserAddChoices {
    existingUsers {
      id
      login
    }
    allowedRoles {
      id
      description
    }
  }
`);

export const manageableUsersQuery = graphql(`
  query ManageableUsers {
    manageableUsers {
      id
      login
    }
  }
`);

export const removableUsersQuery = graphql(`
  query RemovableUsers {
    manageableUsers {
      id
      login
    }
    users {
      users {
        id
        rgpdForgetMe
      }
    }
  }
`);

export const userToEditQuery = graphql(`
  query UserToEdit($userId: ID!) {
    userToEdit(userId: $userId) {
      login
      email
      roleId
      roles {
        id
        description
      }
    }
  }
`);

export const addUserMutation = graphql(`
  mutation AddUser($login: String!, $password: String!, $email: String!, $roleId: ID!) {
    addUser(login: $login, password: $password, email: $email, roleId: $roleId) {
      ... on UserAdded {
        password
        notice {
          ...NoticeFields
        }
      }
      ...RefusalFields
    }
  }
`);

export const editUserMutation = graphql(`
  mutation EditUser(
    $userId: ID!
    $login: String!
    $password: String!
    $email: String!
    $roleId: ID!
  ) {
    editUser(userId: $userId, login: $login, password: $password, email: $email, roleId: $roleId) {
      ...OutcomeFields
    }
  }
`);

export const removeUserMutation = graphql(`
  mutation RemoveUser($userId: ID!) {
    removeUser(userId: $userId) {
      ...OutcomeFields
    }
  }
`);
